import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Collection views: cells and selection.
  @MainActor
  struct CollectionTests {
    private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var selected: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
      ) { selected.append(indexPath.item) }
    }

    private final class Tile: UICollectionViewCell {}

    private let tiles = Tiles()
    private let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    private let phone: Phone

    init() {
      phone = Phone(showing: A())
      view.register(Tile.self, forCellWithReuseIdentifier: "Tile")
      view.dataSource = tiles
      view.delegate = tiles
      phone.window.addSubview(view)
      phone.runtime.settle()
    }

    @Test func cellsAreOfTheRegisteredClass() {
      #expect(view.indexPathsForVisibleItems.count == 2)
      #expect(view.cellForItem(at: [0, 1]) is Tile)
    }

    @Test func onlyTheUsersSelectionIsTold() {
      view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      #expect(tiles.selected == [])
      view.userSelectItem(at: [0, 1])
      view.userSelectItem(at: [0, 2])
      #expect(tiles.selected == [1])
      #expect(view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func unregisteredIdentifierIsAFault() {
      _ = view.dequeueReusableCell(withReuseIdentifier: "Row", for: [0, 0])
      #expect(phone.runtime.fault?.reason.contains("identifier Row") == true)
    }
  }
}
