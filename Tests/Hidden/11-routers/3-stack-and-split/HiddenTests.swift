import Checks
import Simulator
import UIKit

@testable import StackAndSplit

@MainActor let checks = [
  Check("phoneOrders", "On a phone, an order goes its way and ends at the bread") {
    let app = Simulator(SceneDelegate(), on: .phone)
    for label in ["Rye", "Order", "Next", "Pay"] { try app.tap(label) }
    Checks::expect(app, stack: ["Thank you"], "of the sheet")
    try app.tap("Done")
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after Done")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after Done")
    Checks::expectNoLeaks(in: app, "after Done")
  },

  Check("phoneEndsByItself", "On a phone, an order ends by back, swipe and a swiped receipt") {
    let app = Simulator(SceneDelegate(), on: .phone)
    for label in ["Rye", "Order", "Next"] { try app.tap(label) }
    try app.back()
    Checks::expect(app, coordinators: withOrder, "after going back from the payment")
    try app.swipeBack()
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after a swipe back from the order")
    for label in ["Order", "Next", "Pay"] { try app.tap(label) }
    try app.swipeDown()
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after the receipt was swiped away")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after the receipt was swiped away")
  },

  Check("twoTapsOneBread", "Two quick taps on a bread show it once, on a phone and on a tablet") {
    let phone = Simulator(SceneDelegate(), on: .phone)
    try phone.tap("Rye", times: 2)
    Checks::expect(phone, stack: ["Today's bread", "Rye"], "of a phone after two quick taps")
    let tablet = Simulator(SceneDelegate(), on: .tablet)
    try tablet.tap("Rye", times: 2)
    Checks::expect(columns(of: tablet), equals: columns("Rye"), "The columns after two quick taps")
  },

  Check("twoTapsOnePayment", "Two quick taps on Next push one payment, and later Next works again")
  {
    let app = Simulator(SceneDelegate(), on: .phone)
    for label in ["Rye", "Order"] { try app.tap(label) }
    await app.settle()
    try app.tap("Next", times: 2)
    await app.settle()
    let whole = ["Today's bread", "Rye", "Your order", "Payment"]
    Checks::expect(app, stack: whole, "after two quick taps on Next")
    try app.back()
    await app.settle()
    try app.tap("Next")
    await app.settle()
    Checks::expect(app, stack: whole, "after going back, and Next")
  },

  Check("tabletBegins", "A tablet begins with the list on the left, a placeholder on the right") {
    let app = Simulator(SceneDelegate(), on: .tablet)
    Checks::expect(columns(of: app), equals: columns("Crumb"), "The columns after launch")
    Checks::expect(app, shows: "Choose a bread.", "after launch")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after launch")
  },

  Check("tabletOrders", "On a tablet, an order goes its way in the right column") {
    let app = Simulator(SceneDelegate(), on: .tablet)
    try app.tap("Rye")
    Checks::expect(columns(of: app), equals: columns("Rye"), "The columns after a tap on Rye")
    try app.tap("Order")
    try app.tap("Next")
    let whole = columns("Rye", "Your order", "Payment")
    Checks::expect(columns(of: app), equals: whole, "The columns after Order and Next")
    Checks::expect(app, coordinators: withOrder, "after Order and Next")
    try app.tap("Pay")
    try app.tap("Done")
    Checks::expect(columns(of: app), equals: columns("Rye"), "The columns after Pay and Done")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after Pay and Done")
    Checks::expectNoLeaks(in: app, "after Pay and Done")
  },

  Check("tabletEndsByItself", "On a tablet, an order ends by back and by a swiped receipt") {
    let app = Simulator(SceneDelegate(), on: .tablet)
    try app.tap("Rye")
    try app.tap("Order")
    try app.back()
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after going back from the order")
    for label in ["Order", "Next", "Pay"] { try app.tap(label) }
    try app.swipeDown()
    Checks::expect(columns(of: app), equals: columns("Rye"), "The columns after a swiped receipt")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after a swiped receipt")
  },

  Check("tabletChoosesAgain", "On a tablet, another bread in the middle of an order ends the order")
  {
    let app = Simulator(SceneDelegate(), on: .tablet)
    for label in ["Rye", "Order", "Next"] { try app.tap(label) }
    weak let order = home(of: app)?.childCoordinators.first
    try app.tap("Brioche")
    Checks::expect(columns(of: app), equals: columns("Brioche"), "The columns after Brioche")
    Checks::expect(app, coordinators: ["HomeCoordinator"], "after Brioche")
    Checks::expect(order, is: nil, "The order of the rye")
    try app.tap("Order")
    Checks::expect(app, shows: "One Brioche", "after Brioche and Order")
  },

  Check("stackKeepsPromise", "NavigationRouter tells of each removal once, the upper one first") {
    let app = Simulator(RouterPhone(onTablet: false), on: .phone)
    try await expectPromise(in: app)
  },

  Check("splitKeepsPromise", "SplitRouter tells of each removal once, the upper one first") {
    let app = Simulator(RouterPhone(onTablet: true), on: .tablet)
    try await expectPromise(in: app)
  },

  Check("closeEndsAtTheBeginning", "close() leads to the list, and on a tablet to a placeholder") {
    let phone = Simulator(RouterPhone(onTablet: false), on: .phone)
    try await closeAll(in: phone)
    Checks::expect(phone, stack: ["Today's bread"], "of a phone after close()")
    let tablet = Simulator(RouterPhone(onTablet: true), on: .tablet)
    try await closeAll(in: tablet)
    Checks::expect(columns(of: tablet), equals: columns("Crumb"), "The columns after close()")
  },

  Check("changesAreAnimated", "Pushes, the ways back and sheets are animated") {
    for isTablet in [false, true] {
      let device = isTablet ? "a tablet" : "a phone"
      let app = Simulator(RouterPhone(onTablet: isTablet), on: isTablet ? .tablet : .phone)
      let found = try await animations(in: app)
      Checks::expect(found, equals: allAnimated, "What is animated on \(device)")
      guard !isTablet else { continue }
      let onPhone = try await phoneAnimations(in: app)
      Checks::expect(onPhone, equals: ["show", "close"], "What else is animated on a phone")
    }
  },

  Check("closuresAreLetGo", "What a closure holds is let go of once it was called") {
    for isTablet in [false, true] {
      let app = Simulator(RouterPhone(onTablet: isTablet), on: isTablet ? .tablet : .phone)
      let phone = try phone(of: app)
      await phone.fill(in: app)
      weak let pushed = phone.token
      phone.router.popToShown()
      await app.settle()
      Checks::expect(pushed, is: nil, "What a pushed screen's closure held")
      phone.presentReceipt()
      await app.settle()
      weak let swiped = phone.token
      try app.swipeDown()
      Checks::expect(swiped, is: nil, "What a swiped sheet's closure held")
      phone.presentReceipt()
      await app.settle()
      weak let dismissed = phone.token
      phone.router.dismiss()
      await app.settle()
      Checks::expect(dismissed, is: nil, "What a dismissed sheet's closure held")
    }
  },

  Check("anyRouterWillDo", "A router that you do not know is asked as well as yours") {
    let router = PaperRouter()
    let home = HomeCoordinator(router: router)
    home.start()
    router.play(["choose"])
    Checks::expect(
      router.calls,
      equals: ["root Today's bread", "show Rye"],
      "What a router of the checks was told"
    )
    withExtendedLifetime(home) {}
  },

  Check("sameFlowOnARecorder", "On a router without a screen, the flow is the same") {
    let router = PaperRouter()
    let home = HomeCoordinator(router: router)
    home.start()
    router.play(["choose", "order", "next", "pay", "done"])
    Checks::expect(
      router.calls,
      equals: [
        "root Today's bread", "show Rye", "push Your order", "push Payment", "present Thank you",
        "dismiss",
      ],
      "What the router was told, Done being the last"
    )
    router.calls = []
    router.removeSheet()
    Checks::expect(
      router.calls,
      equals: ["popToShown"],
      "What it was told when the receipt had gone"
    )
    router.calls = []
    router.removePushed()
    Checks::expect(router.calls, equals: [], "What it was told when the order had gone")
    Checks::expect(home.childCoordinators, count: 0, "The children at the end")
  },

  Check("recorderIsSwiped", "On a router without a screen, a swipe and a way back are no calls") {
    let router = PaperRouter()
    let home = HomeCoordinator(router: router)
    home.start()
    router.play(["choose", "order", "next", "pay"])
    router.calls = []
    router.removeSheet()
    Checks::expect(router.calls, equals: ["popToShown"], "What a swiped receipt leads to")
    router.removePushed()
    router.play(["order"])
    Checks::expect(home.childCoordinators, count: 1, "The children after another order")
    router.calls = []
    router.removePushed()
    Checks::expect(router.calls, equals: [], "What the way back leads to")
    Checks::expect(home.childCoordinators, count: 0, "The children after the way back")
  },

  Check("nothingIsKept", "The coordinators are freed with their app, on any router") {
    for device in [SimulatedDevice.phone, .tablet] {
      let app = Simulator(SceneDelegate(), on: device)
      for label in ["Rye", "Order", "Next", "Pay"] { try app.tap(label) }
      weak let home = home(of: app)
      weak let order = home?.childCoordinators.first
      weak let root = app.window?.rootViewController
      app.relaunch()
      let name = device == .phone ? "a phone" : "a tablet"
      Checks::expect(
        home,
        is: nil,
        "HomeCoordinator on \(name), from before the app was launched again"
      )
      Checks::expect(order, is: nil, "Its order from before the app was launched again")
      Checks::expect(
        root,
        is: nil,
        "The root controller on \(name), from before the app was launched again"
      )
    }
    let router = PaperRouter()
    weak var kept: HomeCoordinator?
    do {
      let home = HomeCoordinator(router: router)
      home.start()
      router.play(["choose", "order", "next", "pay"])
      kept = home
    }
    Checks::expect(kept, is: nil, "HomeCoordinator, whose router still has its screens")
  },
]

private let withOrder = ["HomeCoordinator", "HomeCoordinator/OrderCoordinator"]
private let allAnimated = ["push", "sheet up", "sheet down", "popToShown"]

private func columns(_ right: String...) -> [[String]] { [["Today's bread"], right] }

@MainActor private func home(of app: Simulator) -> HomeCoordinator? {
  (app.sceneDelegate as? SceneDelegate)?.home
}

/// The titles in the columns of the split view that is the window's root.
@MainActor private func columns(of app: Simulator) -> [[String]] {
  guard let split = app.window?.rootViewController as? UISplitViewController else {
    return [["no split view"]]
  }
  return [UISplitViewController.Column.primary, .secondary].map { column in
    let controller = split.viewController(for: column)
    let stack = controller as? UINavigationController ?? controller?.navigationController
    return stack?.viewControllers.map { $0.title ?? "\(type(of: $0))" } ?? []
  }
}

@MainActor private func phone(of app: Simulator) throws -> RouterPhone {
  try Checks::require(app.sceneDelegate as? RouterPhone, "The phone")
}

/// Shows and pushes, takes away in each way, and expects what is told.
@MainActor private func expectPromise(in app: Simulator) async throws {
  let phone = try phone(of: app)
  await phone.fill(in: app)
  phone.router.popToShown()
  await app.settle()
  Checks::expect(phone.told, equals: ["payment", "order"], "What was told after popToShown()")
  phone.router.popToShown()
  await app.settle()
  Checks::expect(phone.told, equals: ["payment", "order"], "What was told after two popToShown()")
  phone.told = []
  phone.router.push(.order(OrderViewModel(bread: Bread.today[0]))) { [weak phone] in
    phone?.told.append("another order")
  }
  await app.settle()
  phone.router.show(.bread(BreadViewModel(bread: Bread.today[1]))) { [weak phone] in
    phone?.told.append("another bread")
  }
  await app.settle()
  Checks::expect(phone.told, equals: ["another order", "bread"], "What was told after show(_:)")
  phone.told = []
  phone.router.close()
  await app.settle()
  Checks::expect(phone.told, equals: ["another bread"], "What was told after close()")
  phone.told = []
  phone.presentReceipt()
  await app.settle()
  phone.router.dismiss()
  phone.router.dismiss()
  await app.settle()
  Checks::expect(phone.told, equals: ["receipt"], "What was told after dismiss()")
  phone.told = []
  phone.presentReceipt()
  await app.settle()
  try app.swipeDown(.halfwayAndLetGo)
  Checks::expect(phone.told, equals: [], "What was told after half a swipe down")
  try app.swipeDown()
  Checks::expect(phone.told, equals: ["receipt"], "What was told after a swipe down")
  phone.router.dismiss()
  phone.router.close()
  phone.router.popToShown()
  await app.settle()
  Checks::expect(phone.told, equals: ["receipt"], "What was told when nothing was left to go")
}

@MainActor private func closeAll(in app: Simulator) async throws {
  let phone = try phone(of: app)
  await phone.fill(in: app)
  phone.router.close()
  await app.settle()
  Checks::expect(phone.told, equals: ["payment", "order", "bread"], "What was told after close()")
}

/// Something that a closure may hold.
private final class Token {}

/// What takes time: of a change that is not animated nothing is under way a moment later.
@MainActor private func animations(in app: Simulator) async throws -> [String] {
  let phone = try phone(of: app)
  var found: [String] = []
  phone.router.show(.bread(BreadViewModel(bread: Bread.today[0]))) {}
  await app.settle()
  phone.router.push(.order(OrderViewModel(bread: Bread.today[0]))) { [weak phone] in
    phone?.told.append("order")
  }
  app.advance(by: .milliseconds(100))
  if app.visibleController?.transitionCoordinator != nil { found.append("push") }
  await app.settle()
  phone.presentReceipt()
  app.advance(by: .milliseconds(100))
  let sheet = app.window?.rootViewController?.presentedViewController
  if sheet?.isBeingPresented == true { found.append("sheet up") }
  await app.settle()
  phone.router.dismiss()
  app.advance(by: .milliseconds(100))
  if !phone.told.contains("receipt") { found.append("sheet down") }
  await app.settle()
  phone.router.popToShown()
  app.advance(by: .milliseconds(100))
  if !phone.told.contains("order") { found.append("popToShown") }
  await app.settle()
  return found
}

/// What takes time on a phone alone.
@MainActor private func phoneAnimations(in app: Simulator) async throws -> [String] {
  let phone = try phone(of: app)
  var found: [String] = []
  phone.router.close()
  await app.settle()
  phone.router.show(.bread(BreadViewModel(bread: Bread.today[0]))) { [weak phone] in
    phone?.told.append("last bread")
  }
  app.advance(by: .milliseconds(100))
  if app.visibleController?.transitionCoordinator != nil { found.append("show") }
  await app.settle()
  phone.router.close()
  app.advance(by: .milliseconds(100))
  if !phone.told.contains("last bread") { found.append("close") }
  await app.settle()
  return found
}

/// An app that is a router and writes down what it tells.
private final class RouterPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let router: any Router
  var told: [String] = []
  private(set) weak var token: Token?
  private let root: UIViewController

  init(onTablet isOnTablet: Bool) {
    if isOnTablet {
      let router = SplitRouter()
      root = router.splitViewController
      self.router = router
    } else {
      let router = NavigationRouter()
      root = router.navigationController
      self.router = router
    }
    super.init()
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = root
    router.setRoot(.list(BreadListViewModel()))
    window.makeKeyAndVisible()
  }

  /// Makes something for a closure to hold.
  private func makeToken() -> Token {
    let token = Token()
    self.token = token
    return token
  }

  /// Shows a bread, and pushes an order and a payment.
  func fill(in app: Simulator) async {
    let bread = Bread.today[0]
    router.show(.bread(BreadViewModel(bread: bread))) { [weak self] in self?.told.append("bread") }
    await app.settle()
    router.push(.order(OrderViewModel(bread: bread))) { [weak self] in self?.told.append("order") }
    await app.settle()
    let token = makeToken()
    router.push(.payment(PaymentViewModel(bread: bread))) { [weak self] in
      self?.told.append("payment")
      _ = token
    }
    await app.settle()
  }

  func presentReceipt() {
    let token = makeToken()
    router.present(.receipt(ReceiptViewModel(bread: Bread.today[0]))) { [weak self] in
      self?.told.append("receipt")
      _ = token
    }
  }
}

/// A router without a screen, which plays a user; the checks say when something has gone.
@MainActor private final class PaperRouter: Router {
  private typealias Entry = (screen: StackAndSplit::Screen, onRemoval: () -> Void)

  var calls: [String] = []
  private var stack: [Entry] = []
  private var sheet: Entry?

  func setRoot(_ screen: StackAndSplit::Screen) {
    calls.append("root \(title(of: screen))")
    stack = [(screen, {})]
  }

  func show(_ screen: StackAndSplit::Screen, onRemoval: @escaping () -> Void) {
    calls.append("show \(title(of: screen))")
    cut(to: 1)
    stack.append((screen, onRemoval))
  }

  func push(_ screen: StackAndSplit::Screen, onRemoval: @escaping () -> Void) {
    calls.append("push \(title(of: screen))")
    stack.append((screen, onRemoval))
  }

  func popToShown() { calls.append("popToShown") }
  func close() { calls.append("close") }

  func present(_ screen: StackAndSplit::Screen, onRemoval: @escaping () -> Void) {
    calls.append("present \(title(of: screen))")
    sheet = (screen, onRemoval)
  }

  func dismiss() { calls.append("dismiss") }

  /// Lets all be gone that was pushed.
  func removePushed() { cut(to: 2) }

  /// Lets the sheet be gone.
  func removeSheet() {
    let gone = sheet
    sheet = nil
    gone?.onRemoval()
  }

  private func cut(to count: Int) {
    while stack.count > max(count, 1) { stack.removeLast().onRemoval() }
  }

  /// Does what a user does, one tap after another.
  func play(_ taps: [String]) {
    for tap in taps { play(tap) }
  }

  private func play(_ tap: String) {
    switch (tap, (sheet ?? stack.last)?.screen) {
    case ("choose", .list(let model)): model.choose(Bread.today[0])
    case ("order", .bread(let model)): model.order()
    case ("next", .order(let model)): model.next()
    case ("pay", .payment(let model)): model.pay()
    case ("done", .receipt(let model)): model.done()
    default: calls.append("nothing to \(tap)")
    }
  }

  private func title(of screen: StackAndSplit::Screen) -> String {
    switch screen {
    case .list(let model): model.title
    case .bread(let model): model.title
    case .order(let model): model.title
    case .payment(let model): model.title
    case .receipt(let model): model.title
    }
  }
}
