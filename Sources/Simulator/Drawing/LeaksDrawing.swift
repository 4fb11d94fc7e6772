/// Draws what should have been freed, each with what holds it.
struct LeaksDrawing {
  let glyphs: Glyphs

  /// Returns the picture of some leaks, and of the flows of a tree that show nothing any more.
  func lines(of leaks: [Leak], beside tree: CoordinatorTree) -> [String] {
    let found =
      leaks.isEmpty
      ? ["Nothing is alive outside the tree that should have been freed."] : lines(of: leaks)
    let idle = tree.idle.map(\.type)
    guard !idle.isEmpty else { return found }
    let names = idle.joined(separator: ", ")
    return found + ["In the tree, and without a screen: \(names). `why` says who keeps it."]
  }

  /// Returns the picture of some leaks.
  func lines(of leaks: [Leak]) -> [String] { leaks.flatMap(lines) }

  private func lines(of leak: Leak) -> [String] {
    let start = "\(leak.typeName) should have been freed and is alive"
    if !leak.cycle.isEmpty { return [start + ", held by a cycle:"] + leak.cycle.map(line) }
    if leak.holders.isEmpty { return ["\(start): \(Leak.unseenHolder)."] }
    let cause = leak.holdersCycle.isEmpty ? [] : ["which is held by a cycle:"]
    return [start + ", held by:"] + leak.holders.map(line) + cause + leak.holdersCycle.map(line)
  }

  private func line(of holder: Holder) -> String {
    let closure = holder.isCapture ? " (a closure)" : ""
    return "  \(holder.place)\(closure) \(glyphs.strongArrow) \(holder.targetName)"
  }
}
