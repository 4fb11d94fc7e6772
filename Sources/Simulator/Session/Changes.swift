import Channel

/// Says in words what is different between two moments of one run of an app.
@MainActor
struct Changes {
  let action: Action
  let before: Situation
  let after: Situation

  /// The words, those about the screen first.
  var lines: [SessionReply.Line] {
    let stackWords = StackChanges(
      from: before.stacks,
      to: after.stacks,
      dismissed: after.dismissed.dropFirst(before.dismissed.count)
    ).sentences
    let words =
      stackWords + tabWords + alertWords + inputWords + coordinatorWords + controllerWords
      + linkWords
    let warnings = after.warnings.dropFirst(before.warnings.count)
    let isNewFault = before.fault == nil
    return words.map { .init(.changed, $0) }
      + warnings.map { .init(.warning, "UIKit: \($0)") }
      + [after.fault].compactMap(\.self).filter { _ in isNewFault }
      .map { .init(.failure, "The app has crashed: \($0)") }
  }

  /// What is said when nothing that can be seen is different.
  var stillness: String {
    let count = after.callbackCount - before.callbackCount
    let sent = "UIKit sent \(count) callbacks meanwhile (log shows them)."
    return switch action {
    case .open, .openDuring: "The app was given the link, and nothing that can be seen changed."
    case .leave: "The app is in the background; resume brings it back."
    case .comeBack: "The app is in front again."
    case .swipeDown(.finished): "The sheet springs back: it does not let itself be swiped away."
    case .swipeDown(.halfwayAndLetGo) where count == 0: "The sheet springs back."
    case .swipeDown(.halfwayAndLetGo): "The sheet springs back; \(sent)"
    default: count == 0 ? "Nothing changed." : "Everything is as it was; \(sent)"
    }
  }

  private var tabWords: [String] {
    guard let old = before.tab, let new = after.tab, old != new else { return [] }
    return ["Switched to tab \"\(new)\"."]
  }

  private var alertWords: [String] {
    guard before.screen.alert != after.screen.alert else { return [] }
    guard let alert = after.screen.alert else { return ["The alert is gone."] }
    return ["An alert asks \"\(firstText(alert.title, alert.message) ?? "")\"."]
  }

  /// What fields, switches, sliders and steppers say now, while the same screen is in front.
  private var inputWords: [String] {
    guard before.stacks == after.stacks,
      (before.screen.alert == nil) == (after.screen.alert == nil)
    else { return [] }
    let old = InputStates(of: before.screen)
    return InputStates(of: after.screen).sentences.filter { sentence in
      old.labels.contains(sentence.label) && !old.sentences.contains(sentence)
    }.map(\.text)
  }

  private var coordinatorWords: [String] {
    let old = before.tree.root?.all ?? []
    let new = after.tree.root?.all ?? []
    let joined = distinct(new).filter { node in !old.contains { $0.identity == node.identity } }
    let left = distinct(old).filter { node in !new.contains { $0.identity == node.identity } }
    return left.map(departure) + joined.map { "\($0.type) joined the tree." }
  }

  /// A coordinator that is held twice joins and leaves once.
  private func distinct(_ nodes: [CoordinatorTree.Node]) -> [CoordinatorTree.Node] {
    var seen: Set<ObjectIdentifier> = []
    return nodes.filter { seen.insert($0.identity).inserted }
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
}
