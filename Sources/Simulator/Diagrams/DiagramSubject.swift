/// What a diagram can be made of.
public enum DiagramSubject: String, CaseIterable, Sendable {
  /// The coordinators, and what should have been freed.
  case tree
  /// The navigation stacks.
  case stacks
}

extension Simulator {
  /// Writes a part of the app as a diagram.
  ///
  /// - Parameters:
  ///   - subject: What is shown.
  ///   - format: The language of the diagram.
  /// - Returns: The diagram's text, its lines separated by line ends.
  public func diagram(_ subject: DiagramSubject, _ format: DiagramFormat) -> String {
    switch subject {
    case .tree: format.text(of: Diagram(tree: tree, leaks: leaks))
    case .stacks: format.text(of: Diagram(stacks: stacks))
    }
  }
}
