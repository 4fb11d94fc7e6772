public import Foundation

/// The screen of the imaginary phone: 393 by 852 points, as an iPhone 15's.
@MainActor
open class UIScreen: NSObject {
  /// The phone's own screen.
  open class var main: UIScreen { phone }

  private static let phone = UIScreen()

  /// The screen's rectangle in points.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// How many pixels a point has in each direction.
  open private(set) var scale: CGFloat = 3
}
