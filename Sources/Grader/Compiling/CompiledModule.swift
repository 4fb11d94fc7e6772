/// A module that was compiled, or the errors that kept it from being one.
struct CompiledModule {
  /// The module's name.
  let name: String
  /// The cache's entry that holds it.
  let folder: String
  /// What the compiler said, in source order.
  let diagnostics: [Diagnostic]
  /// A Boolean value that tells whether there is an object file.
  let isCompiled: Bool

  /// The module's object file.
  var object: String { "\(folder)/\(name).o" }
  /// The module's interface, as the compiler reads it.
  var interface: String { "\(folder)/\(name).swiftmodule" }

  /// Reads what it defines and needs; only a student's or a lesson's module has the list.
  /// - Throws: ``GraderError``.
  func symbols() throws(GraderError) -> ObjectSymbols {
    ObjectSymbols(String(decoding: try readFile("\(folder)/symbols"), as: UTF8.self))
  }

  /// The errors that kept it from being compiled; never empty for a module that was not.
  var errors: [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? [.compilerFailed("it gave no reason.")] : errors
  }
}

extension Diagnostic {
  /// What stands for the compiler's own failure, which no place in the sources explains.
  static func compilerFailed(_ reason: String) -> Diagnostic {
    Diagnostic(
      id: "compiler_failed",
      severity: .error,
      message: GraderError.compilerFailed(reason: reason).description
    )
  }
}
