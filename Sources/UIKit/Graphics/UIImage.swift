public import Foundation

/// An image, of which the stand-in keeps the name.
///
/// It does not change once it is made, hence `Sendable`, which an open class cannot have checked.
open class UIImage: NSObject, @unchecked Sendable {
  package let name: String?

  /// Makes an image without a content.
  public override init() {
    name = nil
    super.init()
  }

  /// Makes one of the system's symbols.
  ///
  /// Any name is one here.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  /// Makes an image of the app's catalogue.
  ///
  /// Any name is one here.
  public init?(named name: String) {
    self.name = name
    super.init()
  }
}
