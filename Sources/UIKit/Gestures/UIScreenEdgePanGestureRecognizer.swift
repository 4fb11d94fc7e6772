/// A finger that is drawn from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that it may begin at.
  open var edges: UIRectEdge = []
}
