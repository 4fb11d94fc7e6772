import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Rows that are chosen, by code and by the user.
  @MainActor
  struct TableSelectionTests {
    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
      var events: [String] = []
      var redirected: [IndexPath: IndexPath?] = [:]

      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2 - section
      }
      func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, willSelectRowAt place: IndexPath) -> IndexPath? {
        redirected[place, default: place]
      }
      func tableView(_ tableView: UITableView, didSelectRowAt place: IndexPath) {
        events.append("+\(place.section).\(place.row)")
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt place: IndexPath) {
        events.append("-\(place.section).\(place.row)")
      }
    }

    private let list = List()
    private let table = UITableView()
    private let phone = Phone(showing: A())

    init() {
      (table.dataSource, table.delegate) = (list, list)
      phone.window.addSubview(table)
      phone.runtime.settle()
    }

    private var marked: [IndexPath] {
      (table.indexPathsForVisibleRows ?? []).filter {
        table.cellForRow(at: $0)?.isSelected == true
      }
    }

    @Test func anotherRowTakesTheUsersSelection() {
      let log = phone.log { table.userSelectRow(at: [0, 0]) }
      #expect(log == ["List.didSelectRowAt(0, 0)"])
      table.userSelectRow(at: [1, 0])
      table.userSelectRow(at: [1, 0])
      #expect(list.events == ["+0.0", "-0.0", "+1.0", "+1.0"])
      #expect(table.indexPathForSelectedRow == [1, 0] && marked == [[1, 0]])
    }

    @Test func severalRowsCanBeSelected() {
      table.allowsMultipleSelection = true
      table.userSelectRow(at: [0, 0])
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(list.events == ["+0.0"] && marked == [[0, 0], [0, 1]])
      #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    }

    // DOC (allowsMultipleSelection): a tap on a selected row takes its selection away.
    @Test func tapOnOneOfSeveralSelectedRowsDeselectsIt() {
      table.allowsMultipleSelection = true
      table.userSelectRow(at: [0, 0])
      table.userSelectRow(at: [1, 0])
      table.userSelectRow(at: [0, 0])
      #expect(list.events == ["+0.0", "+1.0", "-0.0"] && marked == [[1, 0]])
      table.userSelectRow(at: [0, 0])
      #expect(list.events.last == "+0.0" && table.indexPathsForSelectedRows == [[1, 0], [0, 0]])
    }

    // DOC (selectRow(at:…)): nil takes every selection away; one row takes that of the other.
    @Test func codeSelectsOneRowOrNone() {
      #expect(table.indexPathsForSelectedRows == nil)
      table.selectRow(at: [0, 0], animated: false, scrollPosition: .top)
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .top)
      #expect(table.indexPathsForSelectedRows == [[0, 1]] && marked == [[0, 1]])
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == nil && marked == [])
    }

    @Test func codeGivesUpOneRowOfSeveral() {
      table.allowsMultipleSelection = true
      for row in 0..<2 {
        table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
      }
      table.deselectRow(at: [0, 0], animated: true)
      #expect(table.indexPathsForSelectedRows == [[0, 1]] && marked == [[0, 1]])
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == nil && marked == [])
    }

    // DOC (tableView(_:willSelectRowAt:)): another row, or none, may be selected instead.
    @Test func delegateChoosesWhatIsSelected() {
      list.redirected = [[0, 0]: [0, 1], [1, 0]: IndexPath?.none]
      table.userSelectRow(at: [0, 0])
      table.userSelectRow(at: [1, 0])
      #expect(list.events == ["+0.1"] && marked == [[0, 1]])
    }

    @Test func tableThatAllowsNoneOrIsHiddenSelectsNothing() {
      table.allowsSelection = false
      table.userSelectRow(at: [0, 0])
      (table.allowsSelection, table.isHidden) = (true, true)
      table.userSelectRow(at: [0, 0])
      #expect(list.events == [] && table.indexPathForSelectedRow == nil)
    }

    @Test func onlyRowsThatAreThereCanBeTapped() {
      for place in [[2, 0], [1, 1], [0, 2]] as [IndexPath] { table.userSelectRow(at: place) }
      #expect(list.events == [])
    }

    @Test func withoutADelegateATapSelects() {
      table.delegate = nil
      table.userSelectRow(at: [0, 1])
      #expect(table.indexPathForSelectedRow == [0, 1])
      table.userSelectRow(at: [0, 0])
      #expect(table.indexPathsForSelectedRows == [[0, 0]])
    }

    // DOC (reloadData()): selections are gone, whereas a reloaded row keeps its own.
    @Test func reloadTakesTheSelectionAway() {
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      table.reloadRows(at: [[0, 1]], with: .fade)
      #expect(marked == [[0, 1]])
      table.reloadData()
      #expect(marked == [] && table.indexPathForSelectedRow == nil)
    }
  }
}
