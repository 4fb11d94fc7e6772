/// Draws navigation stacks as they lie: the top above, the root below.
struct StacksDrawing {
  let glyphs: Glyphs

  /// The stacks as they were at an earlier moment; nil marks nothing.
  var before: [NavigationStack]?

  /// Returns the picture of some stacks.
  func lines(of stacks: [NavigationStack]) -> [String] {
    guard !stacks.isEmpty else { return ["The app shows no window."] }
    return stacks.flatMap(lines)
  }

  private func lines(of stack: NavigationStack) -> [String] {
    let kind = stack.isNavigation ? "stack" : "no stack"
    let front = stack.isInFront ? ", in front" : ""
    let head = "\(stack.place.prefix(1).uppercased())\(stack.place.dropFirst()): \(kind)\(front)"
    let widest = stack.titles.map(Columns.width).max() ?? 0
    let items = stack.items.enumerated().reversed().map { index, item in
      let title = item.title + Columns.spaces(widest - Columns.width(of: item.title))
      let type = item.type == item.title ? "" : "  \(item.type)"
      return "  \(index + 1)  \(title)\(type)".marked(mark(on: item, in: stack))
    }
    return [head] + (items.isEmpty ? ["  (empty)"] : items)
  }

  private func mark(on item: NavigationStack.Item, in stack: NavigationStack) -> String? {
    guard let before else { return nil }
    let places = before.filter { $0.items.contains { $0.identity == item.identity } }.map(\.place)
    return places.isEmpty ? "new" : places.contains(stack.place) ? nil : "moved"
  }
}
