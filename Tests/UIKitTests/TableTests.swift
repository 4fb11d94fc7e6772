import Testing
import UIKit

extension OneWorld {
  /// "Tables" of the list of behaviours.
  @MainActor
  struct TableTests {
    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
      var rows = ["Ada", "Grace"]
      var selected: [Int] = []
      var onSelect: (Int) -> Void = { _ in }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
        onSelect(indexPath.row)
      }
    }

    private let list = List()
    private let table = UITableView()
    private let phone: Phone

    init() {
      phone = Phone(showing: A())
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      table.dataSource = list
      table.delegate = list
      phone.window.rootViewController?.view.addSubview(table)
      phone.runtime.settle()
    }

    // DOC: `selectRow`/`deselectRow` in code call no delegate.
    @Test func selectionInCodeTellsNobody() {
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == [0, 1])
      table.deselectRow(at: [0, 1], animated: false)
      #expect(table.indexPathForSelectedRow == nil)
      #expect(list.selected == [])
    }

    // DOC: `didSelectRowAt` is the user's.
    @Test func tapTellsTheDelegate() {
      table.userSelectRow(at: IndexPath(row: 1, section: 0))
      #expect(list.selected == [1])
      #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
    }

    // LOG: two fingers can select two rows at once.
    @Test func twoFingersTellTheDelegateTwice() {
      table.userSelectRow(at: [0, 0])
      table.userSelectRow(at: [0, 1])
      #expect(list.selected == [0, 1])
    }

    // LOG: so an app that pushes for each of them pushes twice in one turn.
    @Test func twoFingersCanPushTwice() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      navigation.topViewController?.view.addSubview(table)
      list.onSelect = { [unowned navigation] _ in
        navigation.pushViewController(B(), animated: true)
      }
      table.userSelectRow(at: [0, 0])
      table.userSelectRow(at: [0, 1])
      phone.runtime.settle()
      #expect(navigation.viewControllers.count == 3 && list.selected == [0, 1])
      #expect(
        phone.runtime.warnings == [
          "Unbalanced calls to begin/end appearance transitions for <B>."
        ]
      )
    }

    @Test func rowThatIsNotThereCannotBeTapped() {
      table.userSelectRow(at: [0, 2])
      #expect(list.selected == [])
    }

    @Test func reloadAsksForTheCellsAnew() {
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace"])
      list.rows.append("Mary")
      #expect(table.visibleCells.count == 2)
      table.reloadData()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace", "Mary"])
    }

    @Test func cellsAreUsedAgain() {
      let before = table.visibleCells
      table.reloadData()
      #expect(Set(table.visibleCells) == Set(before))
    }

    // Data sources and delegates are weak.
    @Test func dataSourceAndDelegateAreNotOwned() {
      weak var owned: List?
      do {
        let list = List()
        owned = list
        table.dataSource = list
        table.delegate = list
      }
      #expect(owned == nil)
    }

    @Test func unregisteredIdentifierIsAFault() {
      _ = table.dequeueReusableCell(withIdentifier: "Row", for: [0, 0])
      #expect(phone.runtime.fault?.reason.contains("identifier Row") == true)
    }
  }
}
