/// Something that can be asked for, on the command line or at the prompt.
///
/// Adding one is adding a file and its line in ``Commands``.
protocol Command: Sendable {
  /// The verb, and what may follow it.
  static var declaration: Declaration { get }
  /// Takes what was named behind the verb.
  init(_ arguments: Arguments)
  /// Does it and gives back what came of it. A command never prints, and never waits.
  func run(in context: Context) throws -> Outcome
}
