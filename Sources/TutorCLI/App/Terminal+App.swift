extension Terminal {
  /// What an app is told of the terminal at its start, before the first request says it.
  var settingsOfApp: [String: String] {
    var settings = ["COLUMNS": "\(columns)"]
    if !hasUnicode { settings["TUTOR_ASCII"] = "1" }
    return settings
  }
}
