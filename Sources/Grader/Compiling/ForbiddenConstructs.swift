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
    files.flatMap { file in
      file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "@") }
        .compactMap { diagnostic(at: $0, in: file) }
    }
  }

  private static func diagnostic(at place: Int, in file: SourceFile) -> Diagnostic? {
    // The compiler lets nothing stand between the sign and the name.
    let name = String(
      decoding: file.bytes[(place + 1)...].prefix(while: \.isPartOfName),
      as: UTF8.self
    )
    let isStart = starts.contains(name)
    guard isStart || name.hasPrefix("_") || linkerAttributes.contains(name) else { return nil }
    let before = file.bytes[..<place]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Diagnostic(
      id: isStart ? "second_start" : "forbidden_attribute",
      severity: .error,
      file: file.name,
      line: line,
      column: place - start + 1,
      message: isStart ? "the app is started already" : "@\(name) is not allowed here",
      sourceLine: file.line(line)
    )
  }
}
