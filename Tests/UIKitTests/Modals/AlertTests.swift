import Testing
import UIKit

extension OneWorld {
  /// Alerts, their actions and fields (Apple's documentation of UIAlertController).
  @MainActor
  struct AlertTests {
    private let a = A()
    private let phone: Phone
    private let alert = UIAlertController(
      title: "Sign out?",
      message: "You can come back.",
      preferredStyle: .actionSheet
    )

    init() {
      phone = Phone(showing: a)
      a.present(alert, animated: false)
      phone.runtime.settle()
    }

    @Test func alertIsMadeAsAskedFor() {
      #expect(alert.title == "Sign out?" && alert.message == "You can come back.")
      #expect(alert.preferredStyle == .actionSheet && alert.actions == [])
      #expect(a.view.window != nil, "it is seen behind the alert")
      let plain = UIAlertAction(title: "OK", style: .default)
      #expect(plain.isEnabled && plain.title == "OK" && plain.style == .default)
    }

    @Test func fieldsAreAddedInOrder() {
      #expect(alert.textFields == nil)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField()
      alert.addTextField { $0.placeholder = "Mail" }
      #expect(alert.textFields?.map(\.placeholder) == ["Name", nil, "Mail"])
    }

    @Test func onlyItsOwnEnabledActionsCanBeTapped() {
      var taps: [String?] = []
      let sleeping = UIAlertAction(title: "Later", style: .cancel) { taps.append($0.title) }
      let strange = UIAlertAction(title: "Strange", style: .default) { taps.append($0.title) }
      let action = UIAlertAction(title: "Yes", style: .destructive) { taps.append($0.title) }
      sleeping.isEnabled = false
      alert.addAction(sleeping)
      alert.addAction(action)
      alert.userTap(sleeping)
      alert.userTap(strange)
      phone.runtime.settle()
      #expect(taps == [] && a.presentedViewController === alert)
      alert.userTap(action)
      phone.runtime.turn()
      #expect(alert.transitionCoordinator?.isAnimated == true && taps == [])
      phone.runtime.settle()
      #expect(taps == ["Yes"] && a.presentedViewController == nil)
    }
  }
}
