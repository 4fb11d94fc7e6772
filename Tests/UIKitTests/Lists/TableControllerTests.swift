import Foundation
import Testing
import UIKit

extension OneWorld {
  /// What a list means when the app leaves a method out.
  @MainActor
  struct TableControllerTests {
    private final class Bare: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }

    private final class Chooser: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
    }

    private let first = IndexPath(row: 0, section: 0)

    // DOC (UITableViewDataSource, UITableViewDelegate).
    @Test func withoutAnswersATableIsPlain() {
      let (bare, table) = (Bare(), UITableView())
      expect(bare.numberOfSections(in: table), is: 1)
      expect(bare.tableView(table, titleForHeaderInSection: 0), is: nil)
      expect(bare.tableView(table, titleForFooterInSection: 0), is: nil)
      expect(bare.tableView(table, canEditRowAt: first), is: true)
      expect(bare.tableView(table, willSelectRowAt: first), is: first)
      expect(bare.tableView(table, editingStyleForRowAt: first), is: .delete)
      expect(bare.tableView(table, heightForRowAt: first), is: table.rowHeight)
    }

    @Test func controllerWithoutAnswersHasNoRows() {
      let (controller, table) = (UITableViewController(style: .grouped), UITableView())
      expect(controller.numberOfSections(in: table), is: 1)
      expect(controller.tableView(table, numberOfRowsInSection: 0), is: 0)
      expect(controller.tableView(table, canEditRowAt: first), is: true)
      expect(controller.tableView(table, willSelectRowAt: first), is: first)
      expect(controller.tableView(table, editingStyleForRowAt: first), is: .delete)
      expect(controller.tableView.style, is: .grouped)
      expect(UITableViewController(nibName: nil, bundle: nil).tableView.style, is: .plain)
    }

    // DOC (UITableViewController): it makes its table, and is its data source and delegate.
    @Test func controllerFillsTheScreenWithItsTable() {
      let controller = Chooser(style: .plain)
      _ = Phone(showing: controller)
      #expect(controller.view === controller.tableView)
      #expect(controller.tableView.dataSource === controller)
      #expect(controller.tableView.delegate === controller)
      expect(controller.tableView.frame, is: UIScreen.main.bounds)
      let table = UITableView()
      controller.tableView = table
      #expect(controller.view === table)
    }

    // DOC (clearsSelectionOnViewWillAppear).
    @Test(arguments: [true, false]) func selectionIsClearedOnReturn(clears: Bool) {
      let (controller, navigation) = (Chooser(style: .plain), UINavigationController())
      controller.clearsSelectionOnViewWillAppear = clears
      navigation.viewControllers = [controller]
      let phone = Phone(showing: navigation)
      controller.tableView.userSelectRow(at: first)
      navigation.pushViewController(A(), animated: false)
      phone.runtime.settle()
      navigation.popViewController(animated: false)
      phone.runtime.settle()
      #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : first))
    }

    // DOC: rows under the finger only; a table without a delegate offers nothing of its own.
    @Test func swipeNeedsARowThatIsSeen() {
      let (bare, table) = (Bare(), UITableView())
      table.dataSource = bare
      #expect(table.trailingSwipeTitles(at: first) == [])
      #expect(!table.userSwipeRow(at: first, choosing: "Delete"), "nothing commits it")
      table.isHidden = true
      #expect(!table.userSwipeRow(at: first, choosing: "Delete"))
      #expect(!table.userDeleteRow(at: first))
    }

    @Test func anotherDataSourceMayCommitWhatTheFirstLeftUndone() {
      final class Committing: NSObject, UITableViewDataSource {
        var commits: [UITableViewCell.EditingStyle] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
          _ tableView: UITableView,
          commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) { commits.append(editingStyle) }
      }
      let (bare, committing, table) = (Bare(), Committing(), UITableView())
      table.dataSource = bare
      #expect(!table.userDeleteRow(at: first))
      table.dataSource = committing
      #expect(table.userDeleteRow(at: first) && committing.commits == [.delete])
    }

    @Test func actionsTakeThePlaceOfDelete() {
      final class Actor: NSObject, UITableViewDelegate {
        var isDone = false
        func tableView(
          _ tableView: UITableView,
          trailingSwipeActionsConfigurationForRowAt place: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
            self.isDone = true
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [flag])
        }
      }
      let (bare, table, actor) = (Bare(), UITableView(), Actor())
      (table.dataSource, table.delegate) = (bare, actor)
      #expect(table.trailingSwipeTitles(at: first) == ["Flag"])
      #expect(!table.userSwipeRow(at: first, choosing: "Delete") && !actor.isDone)
      #expect(!table.userSwipeRow(at: [0, 1], choosing: "Flag") && !actor.isDone)
      table.isHidden = true
      #expect(!table.userSwipeRow(at: first, choosing: "Flag") && !actor.isDone)
      table.isHidden = false
      #expect(table.userSwipeRow(at: first, choosing: "Flag") && actor.isDone)
    }
  }
}
