public import Foundation

/// The looks of a bar.
@MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar's content.
  open var backgroundColor: UIColor?

  /// The colour of the line below the bar.
  open var shadowColor: UIColor?

  /// Makes the looks of the system.
  public override init() {
    super.init()
  }

  /// Takes the system's usual background.
  open func configureWithDefaultBackground() {}

  /// Takes a background that lets nothing through.
  open func configureWithOpaqueBackground() {}

  /// Takes a background that lets all through.
  open func configureWithTransparentBackground() {}
}
