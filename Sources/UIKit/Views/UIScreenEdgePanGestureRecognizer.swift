/// A swipe from the left edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {}
