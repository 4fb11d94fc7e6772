public import Foundation

/// A colour, of which the stand-in keeps the name or the parts.
///
/// It does not change once it is made, hence `Sendable`, which an open class cannot have checked.
open class UIColor: NSObject, @unchecked Sendable {
  package let name: String

  /// Makes a colour from red, green and blue, from 0 to 1 each.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "\(red) \(green) \(blue) \(alpha)"
    super.init()
  }

  /// Makes a gray, from black at 0 to white at 1.
  public init(white: CGFloat, alpha: CGFloat) {
    name = "\(white) \(alpha)"
    super.init()
  }

  /// Makes a colour of the app's catalogue.
  ///
  /// Any name is one here.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  init(_ name: String) {
    self.name = name
    super.init()
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor("\(name) \(alpha)")
  }

  /// Says whether an object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  /// A number that is the same for the same colours.
  open override var hash: Int { name.hashValue }
}
