/// What a student changes before asking for a verdict.
enum Edit: String, CaseIterable {
  /// A number in a function's body: the module's interface stays as it is.
  case statement
  /// A function under a new name: the module's interface changes.
  case interface
  /// Nothing at all.
  case nothing
}
