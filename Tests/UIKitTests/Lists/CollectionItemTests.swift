import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Items and cells: when the data source is asked, and what is selected.
  @MainActor
  struct CollectionItemTests {
    private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var counts = [2, 1]
      var events: [String] = []
      var keeps = false

      func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { counts[section] }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(_ collection: UICollectionView, didSelectItemAt place: IndexPath) {
        events.append("+\(place.section).\(place.item)")
      }
      func collectionView(_ collection: UICollectionView, didDeselectItemAt place: IndexPath) {
        events.append("-\(place.section).\(place.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
      ) -> Bool { !keeps }
    }

    private let tiles = Tiles()
    private let phone = Phone(showing: A())
    private let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )

    init() {
      (view.dataSource, view.delegate) = (tiles, tiles)
      phone.window.addSubview(view)
      phone.runtime.settle()
    }

    private var shown: Int { view.subviews.count { $0 is UICollectionViewCell } }

    private var marked: [IndexPath] {
      view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isSelected == true }
    }

    @Test func itemsAreOnTheScreen() {
      #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0]] && shown == 3)
      #expect(view.visibleCells.compactMap { view.indexPath(for: $0)?.section } == [0, 0, 1])
      #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
      #expect(view.visibleCells.allSatisfy { $0.contentView.superview === $0 })
    }

    // DOC: each of these has the collection ask its data source anew, at the next layout.
    @Test(arguments: 0..<5) func changedDataIsShownAtTheNextTurn(change: Int) {
      tiles.counts = [1]
      let places = [IndexPath(item: 0, section: 0)]
      switch change {
      case 0: view.reloadData()
      case 1: view.reloadItems(at: places)
      case 2: view.reloadSections(IndexSet(integer: 0))
      case 3: view.insertItems(at: places)
      default: view.performBatchUpdates { view.deleteItems(at: places) }
      }
      #expect(shown == 3)
      phone.runtime.turn()
      #expect(shown == 1)
    }

    @Test func askingForACellBringsTheCollectionUpToDate() {
      tiles.counts = [1]
      view.reloadData()
      #expect(view.cellForItem(at: [0, 1]) == nil && view.cellForItem(at: [0, 0]) != nil)
      tiles.counts = []
      view.reloadData()
      #expect(view.indexPathsForVisibleItems == [] && view.visibleCells == [])
      view.dataSource = nil
      view.reloadData()
      #expect(view.visibleCells == [])
    }

    @Test func cellsStayUntilTheDataChanges() {
      #expect(view.cellForItem(at: [0, 0]) === view.cellForItem(at: [0, 0]))
      let before = view.visibleCells
      view.setNeedsLayout()
      phone.runtime.turn()
      #expect(view.visibleCells == before)
    }

    @Test func batchIsFinishedInTheNextTurn() {
      var isFinished: Bool?
      view.performBatchUpdates(nil) { isFinished = $0 }
      view.performBatchUpdates({})
      #expect(isFinished == nil)
      phone.runtime.settle()
      #expect(isFinished == true)
    }

    @Test func anotherItemTakesTheUsersSelection() {
      view.userSelectItem(at: [0, 0])
      view.userSelectItem(at: [0, 0])
      view.userSelectItem(at: [1, 0])
      #expect(tiles.events == ["+0.0", "+0.0", "-0.0", "+1.0"] && marked == [[1, 0]])
      #expect(view.indexPathsForSelectedItems == [[1, 0]])
    }

    // DOC (allowsMultipleSelection): a tap gives an item up, if the delegate agrees.
    @Test func tapGivesUpOneOfSeveral() {
      view.allowsMultipleSelection = true
      for item in [0, 1, 0] { view.userSelectItem(at: [0, item]) }
      #expect(tiles.events == ["+0.0", "+0.1", "-0.0"] && marked == [[0, 1]])
      tiles.keeps = true
      view.userSelectItem(at: [0, 1])
      #expect(marked == [[0, 1]] && tiles.events.count == 3)
    }

    @Test func withoutADelegateATapSelects() {
      view.delegate = nil
      view.userSelectItem(at: [0, 0])
      view.userSelectItem(at: [0, 1])
      #expect(marked == [[0, 1]])
      view.allowsMultipleSelection = true
      view.userSelectItem(at: [0, 1])
      #expect(marked == [])
    }

    @Test func collectionThatAllowsNoneOrIsHiddenSelectsNothing() {
      view.allowsSelection = false
      view.userSelectItem(at: [0, 0])
      (view.allowsSelection, view.isHidden) = (true, true)
      view.userSelectItem(at: [0, 0])
      #expect(tiles.events == [] && marked == [])
    }

    // DOC (selectItem(at:…)): nil takes every selection away; one item takes that of the other.
    @Test func codeSelectsOneItemOrNone() {
      view.selectItem(at: [0, 0], animated: false, scrollPosition: .top)
      view.selectItem(at: [0, 1], animated: false, scrollPosition: .top)
      #expect(view.indexPathsForSelectedItems == [[0, 1]] && marked == [[0, 1]])
      view.allowsMultipleSelection = true
      view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems == [[0, 1], [0, 0]])
      view.deselectItem(at: [0, 1], animated: false)
      #expect(marked == [[0, 0]] && view.indexPathsForSelectedItems == [[0, 0]])
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems == nil && marked == [])
      #expect(tiles.events == [])
    }

    // DOC (reloadData()): selections are gone, whereas a reloaded item keeps its own.
    @Test func reloadTakesTheSelectionAway() {
      view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      view.reloadItems(at: [[0, 1]])
      #expect(marked == [[0, 1]])
      view.reloadData()
      #expect(marked == [] && view.indexPathsForSelectedItems == nil)
    }
  }
}
