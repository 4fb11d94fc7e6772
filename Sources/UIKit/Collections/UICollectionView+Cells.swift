public import Foundation

extension UICollectionView {
  /// The kind of view that stands above a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of view that stands below a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Names a class of which cells are made.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Names a class of which the views of a kind are made.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryTypes["\(elementKind) \(identifier)"] = viewClass as? UICollectionReusableView.Type
  }

  /// Gives a cell.
  ///
  /// An identifier that no class was registered for raises an exception.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = cellTypes[identifier]
    if type == nil { raise(forKind: "UICollectionElementKindCell", identifier) }
    return make(type ?? UICollectionViewCell.self, identifier)
  }

  /// Gives a view of a kind.
  ///
  /// An identifier that no class was registered for raises an exception. The stand-in does not ask
  /// for such views.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = supplementaryTypes["\(elementKind) \(identifier)"]
    if type == nil { raise(forKind: elementKind, identifier) }
    return make(type ?? UICollectionReusableView.self, identifier)
  }

  private func make<View: UICollectionReusableView>(_ type: View.Type, _ identifier: String) -> View
  {
    let view = type.init()
    view.reuseIdentifier = identifier
    return view
  }

  private func raise(forKind kind: String, _ identifier: String) {
    Runtime.current.raise(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }
}
