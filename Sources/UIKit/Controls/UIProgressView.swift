/// A bar that fills while something goes on.
@MainActor
open class UIProgressView: UIView {
  /// How much is done, kept between 0 and 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}
