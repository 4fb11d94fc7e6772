import Introspection

/// A question about an app with one short answer, so that a prediction can be compared with it.
enum Question: Equatable {
  case stack
  case stackCount
  case tree
  case alive(type: String)
  case children(type: String)
  case leaks
  case warnings
  case fault
  case screenTitle

  /// How each is written.
  static let usages = [
    "stack", "stack count", "tree", "alive TYPE", "children TYPE", "leaks", "warnings", "fault",
    "screen title",
  ]

  /// Reads a question: `stack count`, `alive AuthCoordinator`.
  init?(_ words: [String]) {
    switch (words.first, words.dropFirst().first, words.count) {
    case ("stack", nil, 1): self = .stack
    case ("stack", "count", 2): self = .stackCount
    case ("tree", nil, 1): self = .tree
    case ("alive", let type?, 2): self = .alive(type: type)
    case ("children", let type?, 2): self = .children(type: type)
    case ("leaks", nil, 1): self = .leaks
    case ("warnings", nil, 1): self = .warnings
    case ("fault", nil, 1): self = .fault
    case ("screen", "title", 2): self = .screenTitle
    default: return nil
    }
  }

  /// Returns the answer.
  ///
  /// A list is joined by commas; one without entries is "none".
  @MainActor
  func answer(about app: Simulator) throws(CommandError) -> String {
    switch self {
    case .stack: Self.list(app.stack)
    case .stackCount: "\(app.stack.count)"
    case .tree: Self.list(app.tree.names)
    case .alive(let type): "\(app.aliveCount(of: try TypeNames(of: app).name(type)))"
    case .children(let type): Self.list(try Self.children(of: type, in: app))
    case .leaks: Self.list(app.leaked)
    case .warnings: Self.list(app.warnings)
    case .fault: app.fault ?? "none"
    case .screenTitle: app.screen.title ?? "none"
    }
  }

  @MainActor
  private static func children(
    of type: String,
    in app: Simulator
  ) throws(CommandError) -> [String] {
    let name = try TypeNames(of: app).name(type)
    return app.tree.nodes(named: name).flatMap(\.children).map(\.type)
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.joined(separator: ", ")
  }
}

extension Simulator {
  /// Returns how many objects of a type are alive that the app reaches or that were noticed before.
  func aliveCount(of type: String) -> Int {
    let graph = graph
    return graph.order.count { graph[$0]?.typeName == type }
  }
}
