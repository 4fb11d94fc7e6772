import Checks
import Simulator
import UIKit

@testable import WaitForIt

@MainActor let checks = [
  Check("takeIsReturned", "After Take its bread is returned, when the sheet has gone") {
    let app = Simulator(WaitingPhone())
    let phone = try await open(app)
    try app.tap("Rye")
    await app.settle()
    Checks::expect(phone.returned, equals: [], "What was returned before Take")
    try app.tap("Take")
    await app.settle()
    Checks::expect(phone.returned, equals: ["Rye"], "What was returned after Take")
    Checks::expect(phone.returnedWithSheet, equals: [], "What was returned with the sheet there")
    Checks::expect(app, stack: ["Root"], "after Take")
  },

  Check("cancelIsReturned", "After Cancel, cancelled is returned") {
    let app = Simulator(WaitingPhone())
    let phone = try await open(app)
    try app.tap("Cancel")
    await app.settle()
    Checks::expect(phone.returned, equals: ["cancelled"], "What was returned after Cancel")
    Checks::expect(phone.returnedWithSheet, equals: [], "What was returned with the sheet there")
  },

  Check(
    "swipeIsReturned",
    "After a swipe down, cancelled is returned; after half of one nothing is"
  ) {
    let app = Simulator(WaitingPhone())
    let phone = try await open(app)
    try app.swipeDown(.halfwayAndLetGo)
    await app.settle()
    Checks::expect(phone.returned, equals: [], "What was returned after half a swipe")
    try app.swipeDown()
    await app.settle()
    Checks::expect(phone.returned, equals: ["cancelled"], "What was returned after a whole one")
  },

  Check("startsOnce", "The flow is shown once") {
    let app = Simulator(WaitingPhone())
    _ = try await open(app)
    Checks::expect(app, stack: ["Bread"], "of the sheet")
    Checks::expectNoWarnings(in: app, "after the flow was shown")
  },

  Check("taskIsCancelled", "Cancelling the task takes the sheet away, and then returns") {
    let app = Simulator(WaitingPhone())
    let phone = try await open(app)
    phone.task?.cancel()
    await app.settle()
    Checks::expect(app, stack: ["Root"], "after the task was cancelled")
    Checks::expect(phone.returned, equals: ["cancelled"], "What was returned")
    Checks::expect(phone.returnedWithSheet, equals: [], "What was returned with the sheet there")
  },

  Check("cancelledFromElsewhere", "The task may be cancelled from another thread") {
    let app = Simulator(WaitingPhone())
    let phone = try await open(app)
    let task = phone.task
    await Task.detached { task?.cancel() }.value
    await app.settle()
    Checks::expect(app, stack: ["Root"], "after the task was cancelled")
    Checks::expect(phone.returned, equals: ["cancelled"], "What was returned")
  },

  Check("cancelledFromABread", "Cancelling the task takes a sheet with a bread away, too") {
    let app = Simulator(WaitingPhone())
    let phone = try await open(app)
    try app.tap("Brioche")
    await app.settle()
    phone.task?.cancel()
    await app.settle()
    Checks::expect(app, stack: ["Root"], "after the task was cancelled")
    Checks::expect(phone.returned, equals: ["cancelled"], "What was returned")
  },

  Check("cancelledBefore", "A task that was cancelled before shows nothing") {
    let app = Simulator(WaitingPhone())
    let phone = try Checks::require(app.sceneDelegate as? WaitingPhone, "The phone")
    phone.choose()
    phone.task?.cancel()
    app.clearCallbacks()
    await app.settle()
    Checks::expect(phone.returned, equals: ["cancelled"], "What was returned")
    Checks::expect(
      app.callbacks.contains("BreadListViewController.viewDidLoad"),
      equals: false,
      "Whether the list was shown"
    )
    Checks::expect(app, stack: ["Root"], "after the task had been cancelled")
  },

  Check("takenAndCancelled", "Take, and cancelling right behind it, return once") {
    let app = Simulator(WaitingPhone())
    let phone = try await open(app)
    try app.tap("Rye")
    await app.settle()
    try app.tap("Take", times: 2)
    phone.task?.cancel()
    await app.settle()
    Checks::expect(phone.returned.count, equals: 1, "How often it has returned")
    Checks::expect(app, stack: ["Root"], "in the end")
  },

  Check("isFreed", "Nothing holds the coordinator after it has returned") {
    for way in ["Take", "Cancel", "cancelled task"] {
      let app = Simulator(WaitingPhone())
      let phone = try await open(app)
      weak let pick = phone.pick
      if way == "Take" {
        try app.tap("Rye")
        await app.settle()
      }
      if way == "cancelled task" { phone.task?.cancel() } else { try app.tap(way) }
      await app.settle()
      Checks::expect(pick, is: nil, "The flow after \(way)")
    }
  },

  Check("crumbAnswers", "In Crumb each flow answers, and another can begin") {
    let app = Simulator(SceneDelegate())
    try app.tap("Choose")
    await app.settle()
    try app.tap("Cancel")
    await app.settle()
    Checks::expect(app, shows: "1: nothing", "after Cancel")
    try app.tap("Choose")
    await app.settle()
    try app.tap("Rye")
    await app.settle()
    try app.tap("Take")
    await app.settle()
    Checks::expect(app, shows: "2: Rye", "after Take")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after two flows")
    Checks::expectNoLeaks(in: app, "after two flows")
  },
]

/// Opens the sheet, and returns the phone.
@MainActor private func open(_ app: Simulator) async throws -> WaitingPhone {
  let phone = try Checks::require(app.sceneDelegate as? WaitingPhone, "The phone")
  phone.choose()
  await app.settle()
  return phone
}

/// An app that waits for one flow, and writes down what is returned.
private final class WaitingPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var task: Task<Void, Never>?
  private(set) weak var pick: PickCoordinator?
  private(set) var returned: [String] = []
  private(set) var returnedWithSheet: [String] = []
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
    let pick = PickCoordinator(presenter: root)
    self.pick = pick
    task = Task { [weak self] in
      let outcome = await pick.outcome()
      self?.note(outcome)
    }
  }

  private func note(_ outcome: Outcome<Bread>) {
    let text =
      switch outcome {
      case .finished(let bread): bread.name
      case .cancelled: "cancelled"
      }
    returned.append(text)
    if root.presentedViewController?.viewIfLoaded?.window != nil {
      returnedWithSheet.append(text)
    }
  }
}
