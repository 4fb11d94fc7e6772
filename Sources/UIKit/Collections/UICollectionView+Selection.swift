public import Foundation

extension UICollectionView {
  /// The items that are selected, in the order of their selection, or nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selectedItems.isEmpty ? nil : selectedItems
  }

  /// Selects an item; nil takes the selection from all.
  ///
  /// The delegate is not told (Apple's documentation).
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection { selectedItems.forEach { unmark($0) } }
    if let indexPath { mark(indexPath) }
  }

  /// Takes the selection from an item.
  ///
  /// The delegate is not told (Apple's documentation).
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath)
  }

  private func mark(_ place: IndexPath) {
    if !selectedItems.contains(place) { selectedItems.append(place) }
    cells[place]?.isSelected = true
  }

  private func unmark(_ place: IndexPath) {
    selectedItems.removeAll { $0 == place }
    cells[place]?.isSelected = false
  }

  // MARK: The user's

  /// The user taps an item.
  ///
  /// Where several can be selected, a tap on a selected one takes the selection from it.
  package func userSelectItem(at indexPath: IndexPath) {
    guard allowsSelection, isSeen, cellForItem(at: indexPath) != nil else { return }
    let delegate = delegate as? any UICollectionViewDelegate
    if allowsMultipleSelection, selectedItems.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      return deselect(indexPath, for: delegate)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selectedItems where old != indexPath { deselect(old, for: delegate) }
    }
    mark(indexPath)
    guard let delegate else { return }
    Runtime.current.note("didSelectItemAt", to: delegate, Self.describe(indexPath))
    delegate.collectionView(self, didSelectItemAt: indexPath)
  }

  private func deselect(_ place: IndexPath, for delegate: (any UICollectionViewDelegate)?) {
    unmark(place)
    guard let delegate else { return }
    Runtime.current.note("didDeselectItemAt", to: delegate, Self.describe(place))
    delegate.collectionView(self, didDeselectItemAt: place)
  }

  private static func describe(_ place: IndexPath) -> String { "\(place.section), \(place.item)" }
}
