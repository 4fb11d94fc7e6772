public import Foundation

/// The looks of a navigation bar.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title's text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of a large title's text.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
