import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Snapshots, and the tables and collections that show them.
  @MainActor
  struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>
    private typealias TableSource = UITableViewDiffableDataSource<Int, String>

    private var shelves: Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([1, 2])
      snapshot.appendItems(["a", "b"], toSection: 1)
      snapshot.appendItems(["c"], toSection: 2)
      return snapshot
    }

    private let phone = Phone(showing: A())

    // DOC (appendItems(_:toSection:)): to the last section when none is named.
    @Test func itemsGoToTheirSections() {
      var snapshot = shelves
      snapshot.appendItems(["d"])
      #expect(snapshot.sectionIdentifiers == [1, 2] && snapshot.numberOfSections == 2)
      #expect(snapshot.itemIdentifiers == ["a", "b", "c", "d"] && snapshot.numberOfItems == 4)
      #expect(snapshot.itemIdentifiers(inSection: 2) == ["c", "d"])
      #expect(snapshot.numberOfItems(inSection: 1) == 2)
      #expect(snapshot.itemIdentifiers(inSection: 3) == [])
      snapshot.deleteItems(["a", "d"])
      #expect(snapshot.itemIdentifiers == ["b", "c"])
      snapshot.deleteAllItems()
      #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test func tableShowsTheSnapshot() {
      let table = UITableView()
      phone.window.addSubview(table)
      let source = TableSource(tableView: table) { _, _, name in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name
        return cell
      }
      #expect(table.dataSource === source && table.visibleCells == [])
      source.apply(shelves)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
      #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
      #expect(
        source.itemIdentifier(for: [0, 1]) == "b" && source.itemIdentifier(for: [2, 0]) == nil
      )
      #expect(source.itemIdentifier(for: [1, 1]) == nil)
      expect(source.numberOfSections(in: table), is: 2)
      expect(source.tableView(table, numberOfRowsInSection: 0), is: 2)
    }

    // DOC (UITableViewDiffableDataSource): rows cannot be edited unless a subclass says so.
    @Test func rowsOfASnapshotAreNotEdited() {
      final class Editable: UITableViewDiffableDataSource<Int, String> {
        override func tableView(_ table: UITableView, canEditRowAt place: IndexPath) -> Bool {
          true
        }
      }
      let (table, place) = (UITableView(), IndexPath(row: 0, section: 0))
      let source = TableSource(tableView: table) { _, _, _ in nil }
      source.apply(shelves)
      expect(source.tableView(table, canEditRowAt: place), is: false)
      #expect(!table.userDeleteRow(at: place) && table.cellForRow(at: place) != nil)
      let editable = Editable(tableView: table) { _, _, _ in nil }
      editable.apply(shelves)
      #expect(!table.userDeleteRow(at: place), "nothing commits it")
    }

    // DOC (apply(_:animatingDifferences:completion:)).
    @Test func completionComesWhenTheSnapshotIsShown() {
      let (table, collection) = (UITableView(), tiles)
      let source = TableSource(tableView: table) { _, _, _ in nil }
      let other = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        _,
        _,
        _ in nil
      }
      var completions = 0
      source.apply(shelves) { completions += 1 }
      other.apply(shelves, animatingDifferences: false) { completions += 1 }
      #expect(completions == 0)
      phone.runtime.settle()
      #expect(completions == 2)
    }

    @Test func collectionShowsTheSnapshot() {
      let collection = tiles
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        _,
        _,
        name in name == "c" ? nil : UICollectionViewListCell(frame: .zero)
      }
      #expect(collection.dataSource === source && collection.visibleCells == [])
      source.apply(shelves)
      let isListed = collection.visibleCells.map { $0 is UICollectionViewListCell }
      #expect(isListed == [true, true, false], "an empty cell stands for none")
      #expect(
        source.itemIdentifier(for: [1, 0]) == "c" && source.itemIdentifier(for: [2, 0]) == nil
      )
      #expect(source.snapshot().numberOfItems == 3)
      expect(source.numberOfSections(in: collection), is: 2)
    }

    // DOC (init(tableView:cellProvider:)): the table does not own its source, nor that the table.
    @Test func sourceOwnsNoView() {
      weak var lost: UITableView?
      weak var gone: UICollectionView?
      let source: TableSource
      let other: UICollectionViewDiffableDataSource<Int, String>
      do {
        let (table, collection) = (UITableView(), tiles)
        (lost, gone) = (table, collection)
        source = TableSource(tableView: table) { _, _, _ in nil }
        other = .init(collectionView: collection) { _, _, _ in nil }
      }
      #expect(lost == nil && gone == nil)
      #expect(source.snapshot().numberOfItems == 0 && other.snapshot().numberOfItems == 0)
    }

    private var tiles: UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }
}
