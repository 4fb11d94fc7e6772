public import Foundation

/// Something in a menu: an action or a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// Whether a mark stands before an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A mark.
    case on = 1
    /// Some of what is inside has a mark.
    case mixed = 2
  }

  /// What is special about an element.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Makes attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It changes or deletes data.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
  }

  /// The element's title.
  open internal(set) var title: String

  /// The element's image.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
