import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Rows and cells: when the data source is asked, and what a fresh cell has.
  @MainActor
  struct TableRowTests {
    private final class List: NSObject, UITableViewDataSource {
      var names = ["Ada", "Grace"]

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = names[place.row]
        return cell
      }
    }

    private let list = List()
    private let table = UITableView()
    private let phone = Phone(showing: A())

    init() {
      table.dataSource = list
      phone.window.addSubview(table)
      phone.runtime.settle()
    }

    private var texts: [String?] {
      table.subviews.compactMap { $0 as? UITableViewCell }.map { $0.textLabel?.text }
    }

    @Test func rowsAreOnTheScreen() {
      #expect(texts == ["Ada", "Grace"])
      #expect(table.visibleCells.compactMap { table.indexPath(for: $0)?.row } == [0, 1])
      #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    }

    // DOC: each of these has the table ask its data source anew, at the next layout.
    @Test(arguments: 0..<5) func changedDataIsShownAtTheNextTurn(change: Int) {
      list.names = ["Mary"]
      let places = [IndexPath(row: 0, section: 0)]
      switch change {
      case 0: table.reloadData()
      case 1: table.reloadRows(at: places, with: .none)
      case 2: table.reloadSections(IndexSet(integer: 0), with: .none)
      case 3: table.insertRows(at: places, with: .none)
      default: table.performBatchUpdates { table.deleteRows(at: places, with: .none) }
      }
      #expect(texts == ["Ada", "Grace"])
      phone.runtime.turn()
      #expect(texts == ["Mary"])
    }

    @Test func askingForACellBringsTheTableUpToDate() {
      list.names = ["Mary"]
      table.reloadData()
      #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "Mary")
      #expect(table.cellForRow(at: [0, 1]) == nil)
      list.names = []
      table.reloadData()
      #expect(table.indexPathsForVisibleRows == [] && table.visibleCells == [])
    }

    @Test func cellsStayUntilTheDataChanges() {
      #expect(table.cellForRow(at: [0, 0]) === table.cellForRow(at: [0, 0]))
      let before = table.visibleCells
      table.setNeedsLayout()
      phone.runtime.turn()
      #expect(table.visibleCells == before)
    }

    @Test func tableWithoutADataSourceIsEmpty() {
      table.dataSource = nil
      table.reloadData()
      #expect(table.visibleCells == [] && texts == [])
    }

    // DOC (performBatchUpdates(_:completion:)): true, since nothing interrupted it.
    @Test func batchIsFinishedInTheNextTurn() {
      var isFinished: Bool?
      table.performBatchUpdates(nil) { isFinished = $0 }
      table.performBatchUpdates({})
      #expect(isFinished == nil)
      phone.runtime.settle()
      #expect(isFinished == true)
    }

    // DOC (detailTextLabel): the default style has none.
    @Test func labelsLieInTheContentView() {
      let plain = UITableViewCell(style: .default, reuseIdentifier: "Plain")
      let detailed = UITableViewCell(style: .value1, reuseIdentifier: nil)
      #expect(plain.detailTextLabel == nil && plain.reuseIdentifier == "Plain")
      let labels = [plain.textLabel, detailed.textLabel, detailed.detailTextLabel]
      let homes = [plain, detailed, detailed].map(\.contentView)
      #expect(labels.map { $0?.superview } == homes)
      #expect(plain.contentView.superview === plain)
    }

    // DOC (prepareForReuse()): sent before a cell is given out again, not to a new one.
    @Test func cellIsPreparedBeforeItIsUsedAgain() {
      final class Reusing: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "Cell", for: place)
        }
      }
      let reusing = Reusing()
      table.register(PreparedCell.self, forCellReuseIdentifier: "Cell")
      #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
      table.dataSource = reusing
      table.reloadData()
      let first = table.visibleCells.first as? PreparedCell
      #expect(first?.count == 0)
      table.reloadData()
      #expect(table.visibleCells.first === first && first?.count == 1)
    }

    // DOC (UITableViewCell.setSelected(_:animated:)): sent for a selection in code and by hand.
    @Test func cellIsToldHowItIsSelected() {
      final class Telling: NSObject, UITableViewDataSource {
        let cell = ToldCell(style: .default, reuseIdentifier: nil)
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
          place.row == 0 ? cell : UITableViewCell(style: .default, reuseIdentifier: nil)
        }
      }
      let (telling, place) = (Telling(), IndexPath(row: 0, section: 0))
      table.dataSource = telling
      table.reloadData()
      phone.runtime.turn()
      table.selectRow(at: place, animated: true, scrollPosition: .none)
      table.deselectRow(at: place, animated: true)
      table.userSelectRow(at: place)
      table.userSelectRow(at: [0, 1])
      #expect(
        telling.cell.events == [
          "false at once", "true animated", "false animated", "true at once", "false at once",
        ]
      )
    }

    @Test func placesHaveSectionRowAndItem() {
      var place = IndexPath(row: 3, section: 2)
      #expect(place.section == 2 && place.row == 3 && place.item == 3)
      (place.section, place.row) = (5, 6)
      #expect(place == [5, 6])
      place.item = 7
      #expect(place == IndexPath(item: 7, section: 5))
    }
  }
}

private final class PreparedCell: UITableViewCell {
  var count = 0
  override func prepareForReuse() { count += 1 }
}

private final class ToldCell: UITableViewCell {
  var events: [String] = []
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    events.append("\(selected) \(animated ? "animated" : "at once")")
  }
}
