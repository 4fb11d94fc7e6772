/// Parts what an app prints, line by line, from what the Swift runtime says of its crash.
struct OutputFilter {
  /// The last lines, from which a crash's kind and place are read.
  private(set) var kept = ""
  private var isReport = false

  /// Takes in a line.
  /// - Parameter bytes: The line.
  /// - Returns: The line, to be shown, unless it is the runtime's or empty: the runtime puts an empty
  ///   line before its report.
  mutating func lines(with bytes: [UInt8]) -> [String] {
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix(CrashReport.marker) || RuntimeWords.beginsTable(line) { isReport = true }
    if !isReport, kept.utf8.count > 65_536 { kept = "" }
    kept += line + "\n"
    return isReport || line.isEmpty || RuntimeWords.areThese(line) ? [] : [line]
  }
}
