import CSystem
import Foundation
import Glibc

/// What the place where the output goes can show.
///
/// Made once; only the width changes later.
struct Terminal: Equatable, Sendable {
  /// The number of columns in a line.
  var columns: Int
  /// The number of lines; nil where nobody reads a screen at a time.
  var rows: Int?
  /// Whether roles may be shown by colour and weight.
  var hasColor: Bool
  /// Whether characters beyond ASCII may be sent.
  var hasUnicode: Bool
  /// Whether paths may be links that a click opens.
  var hasLinks = false
  /// Whether what is shown is read aloud: words alone, each line once.
  var isPlain = false
  /// Whether someone types and reads here: keys are edited and a prompt is shown.
  var isInteractive: Bool
  /// Whether someone types, though what is shown may go elsewhere: a prompt says that it is waited.
  var isTyped: Bool

  /// The width taken where nothing tells another.
  static let defaultColumns = 80
  /// Narrower than this nothing can be laid out; a smaller terminal gets lines of this width.
  static let minimumColumns = 20

  init(columns: Int, hasColor: Bool, hasUnicode: Bool, isInteractive: Bool) {
    self.columns = max(columns, Self.minimumColumns)
    self.hasColor = hasColor
    self.hasUnicode = hasUnicode
    self.isInteractive = isInteractive
    isTyped = isInteractive
  }

  /// Describes the terminal that this process is connected to.
  init(environment: [String: String]) {
    let output = isatty(STDOUT_FILENO) == 1
    self.init(
      environment: environment,
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: output,
      reportedColumns: output ? Self.reportedSize()?.columns : nil
    )
    if isInteractive { rows = Self.reportedSize()?.rows }
  }

  /// Decides from facts alone, so that each rule can be tested.
  init(
    environment: [String: String],
    inputIsTerminal: Bool,
    outputIsTerminal: Bool,
    reportedColumns: Int?
  ) {
    let asked = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let kind = environment["TERM"] ?? ""
    let silent = !(environment["NO_COLOR"] ?? "").isEmpty
    self.init(
      columns: reportedColumns ?? asked ?? Self.defaultColumns,
      hasColor: outputIsTerminal && !silent && !kind.isEmpty && kind != "dumb",
      hasUnicode: Self.speaksUnicode(environment),
      isInteractive: inputIsTerminal && outputIsTerminal
    )
    isTyped = inputIsTerminal
    isPlain = !(environment["TUTOR_PLAIN"] ?? "").isEmpty
    if isPlain { hasColor = false }
    hasLinks = hasColor && Self.knowsLinks(environment)
  }

  /// The terminals that are known to turn OSC 8 into links; others may print it.
  private static func knowsLinks(_ environment: [String: String]) -> Bool {
    let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"]
    return programs.contains(environment["TERM_PROGRAM"] ?? "")
      || ["KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "DOMTERM"].contains {
        environment[$0]?.isEmpty == false
      } || (environment["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 5_000
  }

  /// The size that the kernel knows for standard output, or nil where it knows none.
  static func reportedSize() -> (columns: Int, rows: Int?)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  /// The first of the three variables that is set decides, as for the C library.
  private static func speaksUnicode(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
      || name.contains("utf-8@") || name.contains("utf8@")
  }
}
