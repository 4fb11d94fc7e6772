/// Finds what no honest answer needs: attributes that give a function the name of another.
///
/// A program links the student's code before the library of the checks. A function that bears a
/// linker's name of theirs would be called in its place. Whatever is written in a comment counts too.
enum ForbiddenConstructs {
  /// Looks through the files of a submission.
  /// - Parameter files: The files.
  /// - Returns: An error for each place, in source order.
  static func diagnostics(in files: [SourceFile]) -> [Diagnostic] {
    files.flatMap { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard text.utf8.contains(UInt8(ascii: "@")) else { return [Diagnostic]() }
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { diagnostic(in: $0.element, number: $0.offset + 1, of: file.name) }
    }
  }

  private static func diagnostic(
    in line: Substring,
    number: Int,
    of file: String
  ) -> Diagnostic? {
    let linkerNames = /\b(_silgen_name|_cdecl|_extern|_expose|_section)\b/
    let attributes = /@\s*(_\w+|c|section|used)\b/
    let starts = /@\s*(main|UIApplicationMain)\b/
    let isStart = line.contains(starts)
    guard isStart || line.contains(linkerNames) || line.contains(attributes) else { return nil }
    let place = line.firstIndex(of: "@") ?? line.startIndex
    return Diagnostic(
      id: isStart ? "second_start" : "forbidden_attribute",
      severity: .error,
      file: file,
      line: number,
      column: line.distance(from: line.startIndex, to: place) + 1,
      message: isStart ? "the app is started already" : "this attribute is not allowed here",
      sourceLine: String(line)
    )
  }
}
