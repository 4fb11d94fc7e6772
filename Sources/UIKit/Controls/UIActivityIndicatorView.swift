public import Foundation

/// A wheel that spins while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large the wheel is.
  open var style: Style

  /// A Boolean value that tells whether the wheel is hidden while it stands.
  open var hidesWhenStopped = true {
    didSet { updateHiding() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The wheel's colour.
  open var color: UIColor! = .gray

  /// A Boolean value that tells whether the wheel spins.
  open private(set) var isAnimating = false

  /// Makes a wheel that stands.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    updateHiding()
  }

  /// Makes a wheel of usual size that stands.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    updateHiding()
  }

  /// Makes a wheel from an archive, of which the stand-in reads nothing.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    updateHiding()
  }

  /// Makes the wheel spin.
  open func startAnimating() {
    isAnimating = true
    updateHiding()
  }

  /// Makes the wheel stand.
  open func stopAnimating() {
    isAnimating = false
    updateHiding()
  }

  private func updateHiding() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}
