/// Finds what no honest answer needs: attributes that give a function the name of another.
///
/// A program links the student's code before the library of the checks. A function that bears a
/// linker's name of theirs would be called in its place. What stands in a comment or a text counts too.
enum ForbiddenConstructs {
  /// The attributes without an underscore that speak to the linker.
  private static let linkerAttributes: Set = ["c", "section", "used"]
  /// The attributes that start an app.
  private static let starts: Set = ["main", "UIApplicationMain"]

  /// Looks through the files of a submission.
  /// - Parameter files: The files.
  /// - Returns: An error for each place, in source order.
  static func diagnostics(in files: [SourceFile]) -> [Diagnostic] {
    files.filter { hasUnusableName($0) }.map(unusableName)
      + files.flatMap { file in
        file.bytes.indices.compactMap { place in
          switch file.bytes[place] {
          case UInt8(ascii: "@"): diagnostic(at: place, in: file)
          case UInt8(ascii: "#"): falsePlace(at: place, in: file)
          default: nil
          }
        }
      }
  }

  /// A Boolean value that tells whether the compiler could take a file's name for something else: for a
  /// list of options, or for the place of a message.
  private static func hasUnusableName(_ file: SourceFile) -> Bool {
    file.name.hasPrefix("@") || file.name.unicodeScalars.contains { $0 == ":" || $0.value < 0x20 }
  }

  private static func unusableName(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "forbidden_file_name",
      severity: .error,
      file: file.name,
      line: 1,
      column: 1,
      message: "a file's name may not begin with @, or hold a colon or a control character",
      sourceLine: file.line(1)
    )
  }

  /// `#sourceLocation`, by which messages would name another file.
  private static func falsePlace(at place: Int, in file: SourceFile) -> Diagnostic? {
    guard file.bytes[(place + 1)...].starts(with: "sourceLocation".utf8) else { return nil }
    return error("forbidden_attribute", "#sourceLocation is not allowed here", at: place, in: file)
  }

  private static func diagnostic(at place: Int, in file: SourceFile) -> Diagnostic? {
    // The compiler lets nothing stand between the sign and the name but a quotation mark of Swift's.
    let quote = UInt8(ascii: "`")
    let name = String(
      decoding: file.bytes[(place + 1)...].drop { $0 == quote }.prefix(while: \.isPartOfName),
      as: UTF8.self
    )
    let isStart = starts.contains(name)
    guard isStart || name.hasPrefix("_") || linkerAttributes.contains(name) else { return nil }
    return error(
      isStart ? "second_start" : "forbidden_attribute",
      isStart ? "the app is started already" : "@\(name) is not allowed here",
      at: place,
      in: file
    )
  }

  private static func error(
    _ id: String,
    _ message: String,
    at place: Int,
    in file: SourceFile
  ) -> Diagnostic {
    let before = file.bytes[..<place]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Diagnostic(
      id: id,
      severity: .error,
      file: file.name,
      line: line,
      column: place - start + 1,
      message: message,
      sourceLine: file.line(line)
    )
  }
}
