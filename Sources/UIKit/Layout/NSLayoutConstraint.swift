public import Foundation

/// A relation between two edges, sizes or centres.
///
/// The stand-in keeps it and does not solve it.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// How two attributes relate.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// An edge, size or centre of an item.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where a line of text begins.
    case leading = 5
    /// The edge where a line of text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    /// No attribute: the relation is with a constant.
    case notAnAttribute = 0
  }

  /// The item whose attribute is related to another.
  open private(set) weak var firstItem: AnyObject?

  /// The attribute of the first item.
  open private(set) var firstAttribute: Attribute

  /// The relation.
  open private(set) var relation: Relation

  /// The other item, or nil.
  open private(set) weak var secondItem: AnyObject?

  /// The attribute of the other item.
  open private(set) var secondAttribute: Attribute

  /// What the other attribute is multiplied by.
  open private(set) var multiplier: CGFloat

  /// What is added to it.
  open var constant: CGFloat

  /// How strongly the relation is wished for.
  open var priority: UILayoutPriority = .required

  /// A name for debugging.
  open var identifier: String?

  /// A Boolean value that tells whether the relation counts.
  ///
  /// An active one is owned by the first item's view.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let holder = (firstItem as? any LayoutItem)?.layoutView else {
        return
      }
      if isActive {
        holder.storedConstraints.append(self)
      } else {
        holder.storedConstraints.removeAll { $0 === self }
      }
    }
  }

  /// Makes a relation between two attributes.
  ///
  /// It is not active.
  public init(
    item firstItem: Any,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem secondItem: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.firstItem = firstItem as? any LayoutItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem as? any LayoutItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Makes constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints not count.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
