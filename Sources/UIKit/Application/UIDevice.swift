public import Foundation

/// The device that the app runs on.
@MainActor
open class UIDevice: NSObject {
  /// The device.
  open class var current: UIDevice { device }

  private static let device = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Runtime.current.traits.userInterfaceIdiom }

  /// The device's name.
  open var name: String { model }

  /// The device's model.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The system's name.
  open var systemName: String { "iOS" }

  /// The system's version: the one whose behaviour the stand-in has.
  open var systemVersion: String { "18.0" }
}
