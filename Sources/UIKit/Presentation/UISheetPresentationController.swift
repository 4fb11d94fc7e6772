public import Foundation

/// The presentation controller of a sheet.
///
/// The stand-in keeps its settings and shows one size.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    /// A name for a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name's text.
      public let rawValue: String

      /// Makes a name from its text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half the screen.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")

      /// The whole height.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// The height's name.
    open private(set) var identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// About half the screen.
    open class func medium() -> Detent { Detent(.medium) }

    /// The whole height.
    open class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]

  /// The height at which the sheet is, or nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// A Boolean value that tells whether the sheet has a grabber.
  open var prefersGrabberVisible = false

  /// A Boolean value that tells whether scrolling enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The greatest height at which what is below can be touched, or nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// The radius of the corners, or nil for the system's.
  open var preferredCornerRadius: CGFloat?
}
