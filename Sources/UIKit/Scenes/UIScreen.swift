public import Foundation

/// The screen of the imaginary device: an iPhone 15's, unless the host has made it a tablet.
@MainActor
open class UIScreen: NSObject {
  /// The device's own screen.
  open class var main: UIScreen { own }

  private static let own = UIScreen()

  /// The screen's rectangle in points.
  open var bounds: CGRect { Runtime.current.device.screen }

  /// How many pixels a point has in each direction.
  open private(set) var scale: CGFloat = 3
}
