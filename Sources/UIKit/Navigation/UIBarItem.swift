public import Foundation

/// Something in a bar.
@MainActor
open class UIBarItem: NSObject {
  /// The item's title.
  open var title: String?

  /// The item's image.
  open var image: UIImage?

  /// A Boolean value that tells whether the item can be tapped.
  open var isEnabled = true

  /// A number for the app's own use.
  open var tag = 0

  /// What assistive technologies call the item.
  open var accessibilityLabel: String?

  /// A name for tests, never shown.
  open var accessibilityIdentifier: String?

  /// Makes an item without a content.
  public override init() {
    super.init()
  }
}
