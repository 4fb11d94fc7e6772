/// How a flow has ended.
enum Outcome<Output> {
  case finished(Output)
  case cancelled
}

/// What can be handed from one task to another is handed on inside.
extension Outcome: Sendable where Output: Sendable {}
