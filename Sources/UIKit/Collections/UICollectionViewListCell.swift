/// One item of a list: a cell that has a text, another below it, and an image.
///
/// Accessories and indentation are left out.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The content that a cell of a list begins with.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
