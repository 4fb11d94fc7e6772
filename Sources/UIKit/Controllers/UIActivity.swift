public import Foundation

/// Something that can be done with what is shared.
@MainActor
open class UIActivity: NSObject {
  /// What kind of activity it is.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The type's text.
    public let rawValue: String

    /// Makes a type from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a type from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sends a message.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// Sends mail.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Keeps a picture.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sends to a device nearby.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
  }

  /// What kind of activity it is, or nil.
  open var activityType: ActivityType? { nil }

  /// The title, for the user.
  open var activityTitle: String? { nil }

  /// The image, for the user.
  open var activityImage: UIImage? { nil }

  /// Says whether it can be done with items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it.
  open func perform() {}

  /// Says that it is done, or not.
  ///
  /// The stand-in starts none.
  open func activityDidFinish(_ completed: Bool) {}
}
