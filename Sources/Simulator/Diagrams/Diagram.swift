import Introspection

/// Boxes and arrows, to be handed to a program that draws them.
struct Diagram: Equatable, Sendable {
  /// A box.
  struct Node: Equatable, Sendable {
    /// What stands in it.
    var label: String

    /// What it belongs to, with others: the stack that a controller lies on.
    var group: String?

    /// A Boolean value that tells whether the object should have been freed.
    var isLost = false

    /// What stands in the box: the label, and what is wrong with the object.
    var words: String { isLost ? "\(label) (should be freed)" : label }
  }

  /// An arrow between two boxes, by their places in the list.
  struct Edge: Equatable, Sendable {
    var source: Int
    var target: Int
    var label = ""
    var hold: Hold = .strong

    /// What stands beside the arrow: the property, and how it holds unless it owns.
    var words: String { hold == .strong ? label : "\(label) (\(hold))" }
  }

  var nodes: [Node] = []
  var edges: [Edge] = []

  /// The names of the groups, in order.
  var groups: [String] {
    nodes.compactMap(\.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
