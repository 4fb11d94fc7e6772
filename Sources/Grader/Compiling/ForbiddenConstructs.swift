/// Finds what no honest answer needs: attributes that give a function the name of another.
///
/// A program links the student's code before the library of the checks. A function that bears a
/// linker's name of theirs would be called in its place. What stands in a comment or a text counts too.
enum ForbiddenConstructs {
  /// The attributes without an underscore that speak to the linker.
  private static let linkerAttributes: Set = ["c", "section", "used"]
  /// The attributes that start an app.
  private static let starts: Set = ["main", "UIApplicationMain"]

  /// More than so many are not looked for: the first few say what is to be mended, and a file can hold
  /// half a million.
  private static let limit = 20

  /// Looks through the files of a submission.
  /// - Parameter files: The files.
  /// - Returns: An error for each place, in source order; the first 20 of them.
  static func diagnostics(in files: [SourceFile]) -> [Diagnostic] {
    var found = files.filter { hasUnusableName($0) }.prefix(limit).map(unusableName)
    for file in files where found.count < limit {
      found += constructs(in: file, atMost: limit - found.count)
    }
    return found
  }

  /// Walks through a file once, and knows at each byte which line it is in.
  private static func constructs(in file: SourceFile, atMost limit: Int) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var (line, start) = (1, 0)
    for (place, byte) in file.bytes.enumerated() where found.count < limit {
      if byte == UInt8(ascii: "\n") { (line, start) = (line + 1, place + 1) }
      guard let error = error(at: place, in: file.bytes) else { continue }
      found.append(
        Diagnostic(
          id: error.id,
          severity: .error,
          file: file.name,
          line: line,
          column: place - start + 1,
          message: error.message,
          sourceLine: SourceFile.excerpt(file.line(from: start))
        )
      )
    }
    return found
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
      sourceLine: SourceFile.excerpt(file.line(from: 0))
    )
  }

  /// What is wrong with what begins at a byte, if anything is.
  private static func error(at place: Int, in bytes: [UInt8]) -> (id: String, message: String)? {
    switch bytes[place] {
    case UInt8(ascii: "@"): attribute(after: bytes[(place + 1)...])
    case UInt8(ascii: "#"): falsePlace(after: bytes[(place + 1)...])
    default: nil
    }
  }

  /// `#sourceLocation`, by which messages would name another file.
  private static func falsePlace(
    after sign: ArraySlice<UInt8>
  ) -> (id: String, message: String)? {
    guard sign.starts(with: "sourceLocation".utf8) else { return nil }
    return ("forbidden_attribute", "#sourceLocation is not allowed here")
  }

  private static func attribute(after sign: ArraySlice<UInt8>) -> (id: String, message: String)? {
    // The compiler lets nothing stand between the sign and the name but a quotation mark of Swift's.
    let bytes = sign.drop { $0 == UInt8(ascii: "`") }.prefix(while: \.isPartOfName)
    let name = SourceFile.excerpt(bytes)
    if starts.contains(name) { return ("second_start", "the app is started already") }
    guard name.hasPrefix("_") || linkerAttributes.contains(name) else { return nil }
    return ("forbidden_attribute", "@\(name) is not allowed here")
  }
}
