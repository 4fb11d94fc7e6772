public import Foundation

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little, as on a phone.
  case compact = 1
  /// Much, as on a tablet.
  case regular = 2
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

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
