extension Terminal {
  /// Whether apps draw with ASCII; where the drawing is taken out again, it must be told from words.
  var drawsInASCII: Bool { !hasUnicode && !isPlain }

  /// What an app is told of the terminal at its start, before the first request says it.
  var settingsOfApp: [String: String] {
    var settings = ["COLUMNS": "\(columns)"]
    if drawsInASCII { settings["TUTOR_ASCII"] = "1" }
    return settings
  }
}
