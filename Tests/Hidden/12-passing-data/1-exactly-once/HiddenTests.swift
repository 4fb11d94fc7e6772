import Checks
import Simulator
import UIKit

@testable import ExactlyOnce

@MainActor let checks = [
  Check("takeIsTold", "Take is told once, with its bread, when the sheet has gone") {
    let app = Simulator(PickPhone())
    let phone = try await open(app)
    try app.tap("Rye")
    try app.tap("Take", times: 1)
    await app.settle()
    Checks::expect(phone.told, equals: ["Rye"], "What was told after Take")
    Checks::expect(phone.toldWithSheet, equals: [], "What was told with the sheet still there")
    Checks::expect(app, stack: ["Root"], "after Take")
  },

  Check("cancelIsTold", "Cancel is told once, when the sheet has gone") {
    let app = Simulator(PickPhone())
    let phone = try await open(app)
    try app.tap("Cancel")
    await app.settle()
    Checks::expect(phone.told, equals: ["cancelled"], "What was told after Cancel")
    Checks::expect(phone.toldWithSheet, equals: [], "What was told with the sheet still there")
    Checks::expect(app, stack: ["Root"], "after Cancel")
  },

  Check("swipeIsTold", "A sheet that is swiped down is told as cancelled, once") {
    let app = Simulator(PickPhone())
    let phone = try await open(app)
    try app.swipeDown()
    await app.settle()
    Checks::expect(phone.told, equals: ["cancelled"], "What was told after a swipe down")
    Checks::expect(phone.toldWithSheet, equals: [], "What was told with the sheet still there")
  },

  Check("swipeFromABread", "A swipe down from a bread is told as cancelled") {
    let app = Simulator(PickPhone())
    let phone = try await open(app)
    try app.tap("Brioche")
    try app.swipeDown()
    await app.settle()
    Checks::expect(phone.told, equals: ["cancelled"], "What was told after a swipe from a bread")
  },

  Check("halfSwipeIsNotTold", "A swipe down that is let go of halfway ends nothing") {
    let app = Simulator(PickPhone())
    let phone = try await open(app)
    try app.swipeDown(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(phone.told, equals: [], "What was told after half a swipe")
    try app.swipeDown()
    await app.settle()
    Checks::expect(phone.told, equals: ["cancelled"], "What was told after a whole one")
  },

  Check("takeTwice", "A second quick tap changes nothing") {
    let app = Simulator(PickPhone())
    let phone = try await open(app)
    try app.tap("Brioche")
    try app.tap("Take", times: 2)
    await app.settle()
    Checks::expect(phone.told, equals: ["Brioche"], "What was told after two taps on Take")
    let other = Simulator(PickPhone())
    let otherPhone = try await open(other)
    try other.tap("Cancel", times: 2)
    await other.settle()
    Checks::expect(otherPhone.told, equals: ["cancelled"], "What was told after Cancel twice")
  },

  Check("backIsNotTold", "Going back from a bread to the list ends nothing") {
    let app = Simulator(PickPhone())
    let phone = try await open(app)
    try app.tap("Rye")
    try app.back()
    await app.settle()
    Checks::expect(phone.told, equals: [], "What was told after going back to the list")
    Checks::expect(app, stack: ["Bread"], "of the sheet")
    try app.tap("Brioche")
    try app.tap("Take")
    await app.settle()
    Checks::expect(phone.told, equals: ["Brioche"], "What was told in the end")
  },

  Check("isFreed", "Nothing keeps a flow that has ended, nor what its completion held") {
    for way in ["Take", "Cancel", "swipe"] {
      let app = Simulator(PickPhone())
      let phone = try await open(app)
      weak let pick = phone.pick
      weak let token = phone.token
      if way == "Take" { try app.tap("Rye") }
      if way == "swipe" { try app.swipeDown() } else { try app.tap(way) }
      await app.settle()
      phone.pick = nil
      await app.settle()
      Checks::expect(pick, is: nil, "The flow after \(way)")
      Checks::expect(token, is: nil, "What the completion held, after \(way)")
    }
  },

  Check("slides", "The sheet comes and goes animated") {
    let app = Simulator(PickPhone())
    let phone = try Checks::require(app.sceneDelegate as? PickPhone, "The phone")
    phone.choose()
    app.advance(by: .milliseconds(100))
    Checks::expect(
      app.callbacks.contains("BreadListViewController.viewDidAppear"),
      equals: false,
      "Whether the list was there at once"
    )
    await app.settle()
    let list = try Checks::require(app.visibleController, "The list")
    try Checks::require(button("Cancel", in: list.view), "The button")
      .sendActions(for: .primaryActionTriggered)
    app.advance(by: .milliseconds(100))
    Checks::expect(
      list.viewIfLoaded?.window == nil,
      equals: false,
      "Whether the list had gone at once"
    )
    await app.settle()
    Checks::expect(app, stack: ["Root"], "after Cancel")
  },

  Check("crumbAnswers", "In Crumb each flow answers, and another can begin") {
    let app = Simulator(SceneDelegate())
    try app.tap("Choose")
    try app.tap("Cancel")
    await app.settle()
    Checks::expect(app, shows: "1: nothing", "after Cancel")
    try app.tap("Choose")
    try app.swipeDown()
    await app.settle()
    Checks::expect(app, shows: "2: nothing", "after a swipe down")
    try app.tap("Choose")
    try app.tap("Rye")
    try app.tap("Take", times: 2)
    await app.settle()
    Checks::expect(app, shows: "3: Rye", "after Take")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after three flows")
    Checks::expectNoLeaks(in: app, "after three flows")
  },
]

/// Opens the sheet, and returns the phone.
@MainActor private func open(_ app: Simulator) async throws -> PickPhone {
  let phone = try Checks::require(app.sceneDelegate as? PickPhone, "The phone")
  phone.choose()
  await app.settle()
  return phone
}

/// The button with this title, wherever in the view it is.
@MainActor private func button(_ title: String, in view: UIView) -> UIButton? {
  if let button = view as? UIButton, button.currentTitle == title { return button }
  return view.subviews.lazy.compactMap { button(title, in: $0) }.first
}

/// Something that a closure may hold.
private final class Token {}

/// An app that starts one flow, and writes down what it is told.
private final class PickPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var pick: PickCoordinator?
  private(set) weak var token: Token?
  private(set) var told: [String] = []
  private(set) var toldWithSheet: [String] = []
  private let root = UIViewController()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    root.title = "Root"
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
  }

  func choose() {
    let token = Token()
    self.token = token
    let pick = PickCoordinator(presenter: root)
    self.pick = pick
    pick.completion = { [weak self] outcome in
      self?.note(outcome)
      _ = token
    }
    pick.start()
  }

  private func note(_ outcome: Outcome<Bread>) {
    let text =
      switch outcome {
      case .finished(let bread): bread.name
      case .cancelled: "cancelled"
      }
    told.append(text)
    if let sheet = root.presentedViewController, !(sheet.viewIfLoaded?.window == nil) {
      toldWithSheet.append(text)
    }
  }
}
