/// Says in words how the navigation stacks differ between two moments.
struct StackChanges {
  private let before: [NavigationStack]
  private let after: [NavigationStack]
  private let dismissed: Set<ObjectIdentifier>

  /// Compares two moments, between which some layers were dismissed.
  init(
    from before: [NavigationStack],
    to after: [NavigationStack],
    dismissed: some Sequence<ObjectIdentifier>
  ) {
    self.before = before
    self.after = after
    self.dismissed = Set(dismissed)
  }

  /// The sentences: first what went, then what changed or came.
  var sentences: [String] {
    let gone = before.filter { old in !after.contains { $0.place == old.place } }
    return gone.map(departure) + after.flatMap(change)
  }

  private func departure(_ stack: NavigationStack) -> String {
    let top = quoted(stack.titles.suffix(1))
    return switch stack.style {
    case .window: "\(top) left the \(stack.place)."
    case .sheet, .fullScreen:
      "\(isDismissed(stack) ? "Dismissed" : "Gone without a dismissal:") \(top), the \(stack.place)."
    }
  }

  private func isDismissed(_ stack: NavigationStack) -> Bool {
    stack.layer.map(dismissed.contains) ?? false
  }

  private func arrival(_ stack: NavigationStack) -> String {
    let titles = quoted(stack.titles[...])
    return switch stack.style {
    case .window: "The \(stack.place) shows \(titles)."
    case .sheet, .fullScreen: "Presented \(titles) as a \(stack.style.name)."
    }
  }

  private func change(_ new: NavigationStack) -> [String] {
    guard let old = before.first(where: { $0.place == new.place }) else { return [arrival(new)] }
    let (was, now) = (old.items.map(\.identity), new.items.map(\.identity))
    if was == now { return [] }
    if !was.isEmpty, now.starts(with: was) {
      return ["Pushed \(quoted(new.titles[was.count...]))."]
    }
    if !now.isEmpty, was.starts(with: now) {
      return ["Popped \(quoted(old.titles[now.count...]))."]
    }
    let start = new.place == Screen.Style.window.name ? "The" : "In the \(new.place), the"
    return ["\(start) stack is now \(quoted(new.titles[...]))."]
  }

  private func quoted(_ titles: ArraySlice<String>) -> String {
    titles.isEmpty ? "nothing" : titles.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
