import Testing
import UIKit

extension OneWorld {
  /// What an app's own `init(coder:)` calls gives the same object as the other initializers.
  @MainActor
  struct ArchiveTests {
    private let coder = NSCoder()

    @Test func wheelStandsAndIsHidden() {
      expect(UIActivityIndicatorView(coder: coder).isHidden, is: true)
    }

    @Test func cellsHaveTheirContentView() {
      let (row, item) = (UITableViewCell(coder: coder), UICollectionViewCell(coder: coder))
      #expect(row != nil && row?.contentView.superview === row)
      #expect(item != nil && item?.contentView.superview === item)
    }

    @Test func searchControllerListensToItsBar() {
      final class Updater: NSObject, UISearchResultsUpdating {
        var count = 0
        func updateSearchResults(for searchController: UISearchController) { count += 1 }
      }
      let (search, updater) = (UISearchController(coder: coder), Updater())
      search?.searchResultsUpdater = updater
      search?.searchBar.userType("ada")
      search?.searchBar.userTappedCancel()
      #expect(updater.count == 2 && search?.isActive == false)
    }

    @Test func searchBarListensToItsField() {
      final class Searcher: NSObject, UISearchBarDelegate {
        var texts: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          texts.append(searchText)
        }
      }
      let (bar, searcher) = (UISearchBar(coder: coder), Searcher())
      bar?.delegate = searcher
      bar?.userType("ada")
      #expect(searcher.texts == ["ada"])
    }

    @Test func curvesAreBuiltInAndSpringsRest() {
      expect(UICubicTimingParameters(coder: coder)?.timingCurveType, is: .builtin)
      expect(UISpringTimingParameters(coder: coder)?.initialVelocity, is: .zero)
    }

    @Test func controllersMakeTheirLists() {
      let (table, collection) = (
        UITableViewController(coder: coder), UICollectionViewController(coder: coder)
      )
      expect(table?.tableView.style, is: .plain)
      #expect(collection?.collectionViewLayout is UICollectionViewFlowLayout)
      #expect(collection?.collectionView.dataSource === collection)
    }
  }
}
