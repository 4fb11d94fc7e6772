/// Says in words how one navigation stack changed.
struct StackChange {
  private let old: [NavigationStack.Item]
  private let new: [NavigationStack.Item]
  private let place: String

  /// Compares two moments of one stack.
  init(from old: NavigationStack, to new: NavigationStack) {
    self.old = old.items
    self.new = new.items
    place = new.place
  }

  /// The words, without capital letter and full stop.
  var words: [String] {
    let oldIdentities = old.map(\.identity)
    let newIdentities = new.map(\.identity)
    if oldIdentities == newIdentities { return [] }
    if newIdentities.starts(with: oldIdentities) {
      return ["pushed \(list(new.dropFirst(old.count)))"]
    }
    if oldIdentities.starts(with: newIdentities) {
      return ["popped \(list(old.dropFirst(new.count)))"]
    }
    return ["the stack of \(place) is now \(list(new[...]))"]
  }

  private func list(_ items: ArraySlice<NavigationStack.Item>) -> String {
    items.isEmpty ? "empty" : items.map { "\"\($0.title)\"" }.joined(separator: ", ")
  }
}
