/// Says in words what is different between two moments of one run of an app.
@MainActor
struct Changes {
  let before: Situation
  let after: Situation

  /// The words, those about the screen first.
  var lines: [SessionReply.Line] {
    let words = stackWords + tabWords + alertWords + coordinatorWords + controllerWords + linkWords
    let warnings = after.warnings.dropFirst(before.warnings.count)
    let isNewFault = before.fault == nil
    return words.map { .init(.changed, $0) }
      + warnings.map { .init(.warning, "UIKit: \($0)") }
      + [after.fault].compactMap(\.self).filter { _ in isNewFault }
      .map { .init(.failure, "The app has crashed: \($0)") }
  }

  private var stackWords: [String] {
    let gone = before.stacks.filter { old in !after.stacks.contains { $0.place == old.place } }
    let leaving = gone.map { "\($0.place) \(quoted($0.titles.last)) is gone" }
    let rest = after.stacks.flatMap { new in
      guard let old = before.stacks.first(where: { $0.place == new.place }) else {
        return ["\(new.place) shows \(quoted(new.titles.last))"]
      }
      return old.items == new.items ? [] : StackChange(from: old, to: new).words
    }
    return (leaving + rest).map(\.sentence)
  }

  private var tabWords: [String] {
    guard let tab = after.screen.tabs.first(where: \.isSelected), !before.screen.tabs.isEmpty,
      before.screen.tabs.first(where: \.isSelected) != tab
    else { return [] }
    return ["Switched to tab \"\(tab.label)\"."]
  }

  private var alertWords: [String] {
    guard before.screen.alert != after.screen.alert else { return [] }
    guard let alert = after.screen.alert else { return ["The alert is gone."] }
    return ["An alert asks \(quoted(alert.title ?? alert.message))."]
  }

  private var coordinatorWords: [String] {
    let old = before.tree.root?.all ?? []
    let new = after.tree.root?.all ?? []
    let joined = new.filter { node in !old.contains { $0.identity == node.identity } }
    let left = old.filter { node in !new.contains { $0.identity == node.identity } }
    return left.map(departure) + joined.map { "\($0.type) joined the tree." }
  }

  private func departure(_ node: CoordinatorTree.Node) -> String {
    guard let leak = after.leaks.first(where: { $0.identity == node.identity }) else {
      return "\(node.type) left the tree and was freed."
    }
    return "\(node.type) left the tree and is still alive: \(leak.reason)."
  }

  private var controllerWords: [String] {
    let coordinators = Set((before.tree.root?.all ?? []).map(\.identity))
    let new = after.leaks.filter { leak in
      !coordinators.contains(leak.identity)
        && !before.leaks.contains { $0.identity == leak.identity }
    }
    return new.map { "\($0.typeName) left the screen and is still alive: \($0.reason)." }
  }

  private var linkWords: [String] {
    after.openedURLs.dropFirst(before.openedURLs.count).map {
      "The app asked the system to open \($0)."
    }
  }

  private func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
}

extension String {
  /// The text as a sentence: with a capital letter and a full stop.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
