public import Foundation

/// What an interface has to suit: the room, the device, light or dark.
@MainActor
open class UITraitCollection: NSObject {
  /// The room from left to right.
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass = .regular
  /// The kind of device.
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark: here, light.
  open private(set) var userInterfaceStyle: UIUserInterfaceStyle = .light

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
