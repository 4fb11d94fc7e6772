/// A bar that fills while something goes on.
@MainActor
open class UIProgressView: UIView {
  /// How much is done, from 0 to 1.
  open var progress: Float = 0

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}
