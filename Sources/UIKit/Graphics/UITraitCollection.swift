public import Foundation

/// What an interface has to suit: the room, the device, light or dark.
///
/// It does not change once it is made, hence `Sendable`, which an open class cannot have checked.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass = .regular
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark: here, light.
  public let userInterfaceStyle: UIUserInterfaceStyle = .light

  init(device: Device) {
    horizontalSizeClass = device == .tablet ? .regular : .compact
    userInterfaceIdiom = device == .tablet ? .pad : .phone
    super.init()
  }
}

extension UIViewController {
  /// What the controller's interface has to suit.
  public var traitCollection: UITraitCollection { Runtime.current.traits }
}

extension UIView {
  /// What the view's interface has to suit.
  public var traitCollection: UITraitCollection { Runtime.current.traits }
}
