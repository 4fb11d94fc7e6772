/// A program that was linked, or the errors that kept it from being one.
struct LinkedProgram {
  /// The cache's entry that holds it.
  let folder: String
  /// The linker's words; empty for a program that can be started.
  let errors: String

  /// The program's path.
  var path: String { "\(folder)/program" }

  /// A Boolean value that tells whether the linker names a symbol that the parts lack, or define twice.
  ///
  /// All else that keeps it from its work, such as a full disk, is none of the submission's.
  static func areAboutSymbols(_ errors: String) -> Bool {
    errors.split(separator: "\n").contains { $0.contains(#/error: .*symbol: /#) }
  }

  /// The linker's errors as diagnostics: what compiles and cannot be linked is the student's to mend.
  var diagnostics: [Diagnostic] {
    errors.split(separator: "\n").compactMap { line in
      line.firstRange(of: "error: ").map {
        Diagnostic(id: "link_failed", severity: .error, message: String(line[$0.upperBound...]))
      }
    }
  }
}
