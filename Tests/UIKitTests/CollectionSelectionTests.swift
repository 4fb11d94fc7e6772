import Testing
import UIKit

extension OneWorld {
  @Suite @MainActor struct CollectionSelectionTests {
    private let list = Fruits(collectionViewLayout: UICollectionViewFlowLayout())
    private let phone: Phone
    private let first = IndexPath(item: 0, section: 0)
    private let second = IndexPath(item: 1, section: 0)

    init() {
      phone = Phone(showing: list)
    }

    @Test func controllerGivesItsItems() {
      let texts = list.collectionView.visibleCells.map {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
      #expect(texts == ["Apple", "Pear"])
    }

    @Test func anotherItemTakesTheSelection() {
      let log = phone.log {
        list.collectionView.userSelectItem(at: first)
        list.collectionView.userSelectItem(at: second)
      }
      #expect(
        log == [
          "Fruits.didSelectItemAt(0, 0)", "Fruits.didDeselectItemAt(0, 0)",
          "Fruits.didSelectItemAt(0, 1)",
        ]
      )
      #expect(list.collectionView.indexPathsForSelectedItems == [second])
      #expect(list.collectionView.cellForItem(at: second)?.isSelected == true)
    }

    @Test func severalCanBeSelectedAndGivenUp() {
      list.collectionView.allowsMultipleSelection = true
      for place in [first, second, first] { list.collectionView.userSelectItem(at: place) }
      #expect(list.collectionView.indexPathsForSelectedItems == [second])
    }

    @Test func refusedItemIsNotSelected() {
      list.refused = first
      #expect(phone.log { list.collectionView.userSelectItem(at: first) }.isEmpty)
      #expect(list.collectionView.indexPathsForSelectedItems == nil)
    }

    @Test func selectionInCodeTellsNobody() {
      let log = phone.log {
        list.collectionView.selectItem(at: first, animated: false, scrollPosition: .top)
        list.collectionView.deselectItem(at: first, animated: false)
      }
      #expect(log.isEmpty)
    }

    @Test func snapshotGivesTheItems() {
      let source = UICollectionViewDiffableDataSource<Int, String>(
        collectionView: list.collectionView
      ) { _, _, _ in UICollectionViewListCell(frame: .zero) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Plum"])
      source.apply(snapshot)
      phone.runtime.settle()
      #expect(list.collectionView.visibleCells.count == 1)
      #expect(source.itemIdentifier(for: first) == "Plum")
      #expect(source.itemIdentifier(for: second) == nil)
    }
  }
}

/// A list of two fruits.
private final class Fruits: UICollectionViewController {
  var refused: IndexPath?

  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    fruit in
    var content = cell.defaultContentConfiguration()
    content.text = fruit
    cell.contentConfiguration = content
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration,
      for: indexPath,
      item: ["Apple", "Pear"][indexPath.item]
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath != refused }
}
