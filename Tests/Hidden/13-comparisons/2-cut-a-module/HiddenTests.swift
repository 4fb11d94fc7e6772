import Checks
import Simulator
import UIKit

@testable import CutAModule

@MainActor let checks = [
  Check("viewIsShown", "The presenter shows its view price, stock and whether one can order") {
    let bench = Bench(left: 3)
    bench.presenter.viewWillAppear()
    Checks::expect(bench.view.shown, equals: ["40 crowns, 3 left, can order"], "What was shown")
    bench.bread.left = 0
    bench.presenter.viewWillAppear()
    Checks::expect(
      bench.view.shown.last,
      equals: "40 crowns, Sold out, cannot order",
      "What was shown with none left"
    )
    bench.bread.left = 1
    bench.presenter.viewWillAppear()
    Checks::expect(
      bench.view.shown.last,
      equals: "40 crowns, 1 left, can order",
      "What was shown with one left"
    )
    Checks::expect(bench.bread.takes, equals: 0, "How often one was taken without a tap")
    Checks::expect(bench.receipts.asked, equals: [], "The receipts without a tap")
  },

  Check("orderTakesOne", "An order takes one, shows what is left, and asks for one receipt") {
    let bench = Bench(left: 3)
    bench.presenter.viewWillAppear()
    bench.presenter.didTapOrder()
    Checks::expect(bench.bread.takes, equals: 1, "How often one was taken")
    Checks::expect(bench.view.shown.last, equals: "40 crowns, 2 left, can order", "What was shown")
    Checks::expect(bench.receipts.asked, equals: ["Rye 40"], "The receipts that were asked for")
  },

  Check("noneLeft", "When there is none left, no receipt is asked for") {
    let bench = Bench(left: 3)
    bench.presenter.viewWillAppear()
    bench.bread.left = 0
    bench.presenter.didTapOrder()
    Checks::expect(bench.receipts.asked, equals: [], "The receipts for a bread that was not there")
  },

  Check("noneLeftIsShown", "After a tap for which there was none, the view is shown that") {
    let bench = Bench(left: 3)
    bench.presenter.viewWillAppear()
    bench.bread.left = 0
    bench.presenter.didTapOrder()
    Checks::expect(
      bench.view.shown.last,
      equals: "40 crowns, Sold out, cannot order",
      "What was shown after the tap"
    )
  },

  Check("tapInVainIsForgotten", "After a tap for which there was none, the next one counts") {
    let bench = Bench(left: 3)
    bench.presenter.viewWillAppear()
    bench.bread.left = 0
    bench.presenter.didTapOrder()
    bench.bread.left = 1
    let before = bench.receipts.asked
    bench.presenter.didTapOrder()
    let asked = bench.receipts.asked.dropFirst(before.count)
    Checks::expect(Array(asked), equals: ["Rye 40"], "The receipts when there is one again")
  },

  Check("tapsOnce", "After an order further taps do nothing, until the view appears again") {
    let bench = Bench(left: 3)
    bench.presenter.viewWillAppear()
    bench.presenter.didTapOrder()
    bench.presenter.didTapOrder()
    Checks::expect(bench.bread.takes, equals: 1, "How often one was taken by two taps")
    Checks::expect(bench.receipts.asked, equals: ["Rye 40"], "The receipts after two taps")
    bench.presenter.viewWillAppear()
    bench.presenter.didTapOrder()
    Checks::expect(bench.bread.takes, equals: 2, "How often one was taken after coming back")
    Checks::expect(
      bench.receipts.asked,
      equals: ["Rye 40", "Rye 40"],
      "The receipts after coming back"
    )
  },

  Check("noRing", "The presenter does not hold its view, and does its work without one") {
    let bread = StandInBread(left: 2)
    let receipts = Receipts()
    let presenter = BreadPresenter(
      interactor: bread,
      wireframe: ReceiptWireframe(receipts: receipts)
    )
    weak var view: RecordingView?
    do {
      let recording = RecordingView()
      presenter.view = recording
      presenter.viewWillAppear()
      view = recording
    }
    Checks::expect(view, is: nil, "A view that only the presenter knows")
    presenter.didTapOrder()
    Checks::expect(receipts.asked, equals: ["Rye 40"], "The receipts without a view")
  },

  Check("storesNoUIKit", "The presenter stores nothing of UIKit, nor the bakery") {
    let bench = Bench(left: 1)
    Checks::expect(
      properties(of: bench.presenter, named: ["UIKit.", ".Bakery", "BreadViewController"]),
      equals: [],
      "Its stored properties of UIKit or of the bakery"
    )
  },

  Check("interactorAsks", "The interactor says what the bakery has now, and takes from it") {
    let bakery = Bakery()
    let mine = BreadInteractor(name: "Rye", bakery: bakery)
    let other = BreadInteractor(name: "Rye", bakery: bakery)
    Checks::expect(mine.name, equals: "Rye", "Its name")
    Checks::expect([mine.price, mine.left], equals: [40, 3], "Price and stock of one")
    Checks::expect(other.take(), equals: true, "Whether another could take one")
    Checks::expect(mine.left, equals: 2, "What is left after another took one")
    Checks::expect(bakery.left(of: "Rye"), equals: 2, "What the bakery has left")
    let brioche = BreadInteractor(name: "Brioche", bakery: bakery)
    Checks::expect([brioche.price, brioche.left], equals: [30, 1], "Price and stock of one")
    Checks::expect(
      [brioche.take(), brioche.take()],
      equals: [true, false],
      "Whether the only brioche could be taken, twice"
    )
  },

  Check("viewIsDumb", "The view stores neither the bakery nor an interactor") {
    let view = makeBreadScreen(name: "Rye", bakery: Bakery())
    view.loadViewIfNeeded()
    let known = Mirror(reflecting: view).children.filter { child in
      child.value is Bakery || child.value is any BreadInteracting
        || String(reflecting: type(of: child.value)).contains("BreadInteract")
    }
    Checks::expect(known.compactMap(\.label), equals: [], "What the view stores of the shop")
  },

  Check("wireframeLeadsOn", "The receipt slides in, on the navigation controller of the view") {
    let app = Simulator(ModulePhone())
    let phone = try Checks::require(app.sceneDelegate as? ModulePhone, "The phone")
    let bakery = Bakery()
    phone.push(makeBreadScreen(name: "Brioche", bakery: bakery))
    await app.settle()
    Checks::expect(app, shows: "30 crowns", "of the brioche")
    let order = try Checks::require(
      button("Order", in: phone.stack.topViewController?.view),
      "The button"
    )
    app.clearCallbacks()
    order.sendActions(for: .primaryActionTriggered)
    app.advance(by: .milliseconds(100))
    Checks::expect(
      app.callbacks.contains("ReceiptViewController.viewDidAppear"),
      equals: false,
      "Whether the receipt was there at once"
    )
    await app.settle()
    Checks::expect(app, stack: ["Root", "Brioche", "Thank you"], "after an order")
    Checks::expect(app, shows: "One Brioche, 30 crowns", "on the receipt")
    Checks::expect(bakery.left(of: "Brioche"), equals: 0, "What that bakery has left")
    let sheet = UINavigationController(
      rootViewController: makeBreadScreen(name: "Rye", bakery: bakery)
    )
    phone.stack.present(sheet, animated: true)
    await app.settle()
    try app.tap("Order")
    await app.settle()
    Checks::expect(app, stack: ["Rye", "Thank you"], "of a sheet that the module stands on")
    Checks::expect(
      phone.stack.viewControllers.compactMap(\.title),
      equals: ["Root", "Brioche", "Thank you"],
      "The stack under the sheet"
    )
  },

  Check("moduleIsFreed", "When the screen has been popped, nothing of the module is left") {
    let app = Simulator(ModulePhone())
    let phone = try Checks::require(app.sceneDelegate as? ModulePhone, "The phone")
    weak var bakery: Bakery?
    weak var view: UIViewController?
    do {
      let own = Bakery()
      let screen = makeBreadScreen(name: "Rye", bakery: own)
      (bakery, view) = (own, screen)
      phone.push(screen)
    }
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.back()
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(view, is: nil, "The view after going back")
    Checks::expect(bakery, is: nil, "The bakery that only the module knew")
  },

  Check("crumbIsTheSame", "For its users nothing changes") {
    let app = Simulator(SceneDelegate())
    try app.tap("Rye")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after choosing a rye")
    Checks::expect(app, shows: "40 crowns", "of the rye")
    Checks::expect(app, shows: "3 left", "of the rye")
    try app.tap("Order", times: 2)
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye", "Thank you"], "after Order twice")
    try app.back()
    await app.settle()
    Checks::expect(app, shows: "2 left", "after one order")
    try app.back()
    await app.settle()
    try app.tap("Brioche")
    await app.settle()
    try app.tap("Order")
    await app.settle()
    try app.back()
    await app.settle()
    Checks::expect(app, shows: "Sold out", "after the last brioche")
    let order = button("Order", in: app.visibleController?.view)
    Checks::expect(order?.isEnabled, equals: false, "Whether one can order when all are sold")
    try app.back()
    await app.settle()
    let screen = try Checks::require(app.window?.rootViewController, "The root")
    let stack = try Checks::require(screen as? UINavigationController, "The stack")
    let list = try Checks::require(stack.topViewController, "The list")
    try app.tap("Rye")
    await app.settle()
    let rye = try Checks::require(stack.topViewController, "The rye")
    let bakery = Mirror(reflecting: list).descendant("bakery") as? Bakery
    _ = bakery?.take("Rye")
    stack.pushViewController(UIViewController(), animated: true)
    await app.settle()
    stack.popViewController(animated: true)
    await app.settle()
    Checks::expect(stack.topViewController, is: rye, "The screen in front")
    Checks::expect(app, shows: "1 left", "of the rye, when another has bought one meanwhile")
    Checks::expectNoWarnings(in: app, "at the end")
    Checks::expectNoLeaks(in: app, "at the end")
  },
]

/// A presenter among stand-ins.
@MainActor private struct Bench {
  let view = RecordingView()
  let bread: StandInBread
  let receipts = Receipts()
  let presenter: BreadPresenter

  init(left: Int) {
    bread = StandInBread(left: left)
    presenter = BreadPresenter(
      interactor: bread,
      wireframe: ReceiptWireframe(receipts: receipts)
    )
    presenter.view = view
  }
}

private final class RecordingView: BreadView {
  private(set) var shown: [String] = []

  func show(price: String, stock: String, canOrder: Bool) {
    shown.append("\(price), \(stock), \(canOrder ? "can" : "cannot") order")
  }
}

private final class StandInBread: BreadInteracting {
  let name = "Rye"
  let price = 40
  var left: Int
  private(set) var takes = 0

  init(left: Int) {
    self.left = left
  }

  func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    takes += 1
    return true
  }
}

@MainActor private final class Receipts {
  var asked: [String] = []
}

private struct ReceiptWireframe: BreadRouting {
  let receipts: Receipts

  func showReceipt(of name: String, price: Int) { receipts.asked.append("\(name) \(price)") }
}

/// The button with this title, wherever in the view it is.
@MainActor private func button(_ title: String, in view: UIView?) -> UIButton? {
  if let button = view as? UIButton, button.currentTitle == title { return button }
  return view?.subviews.lazy.compactMap { button(title, in: $0) }.first
}

/// Returns what an object stores whose type is written with one of these names.
private func properties(of object: Any, named names: [String]) -> [String] {
  Mirror(reflecting: object).children.compactMap { child in
    let type = String(reflecting: type(of: child.value))
    return names.contains(where: type.contains) ? child.label : nil
  }
}

/// An app that is a stack and no more.
private final class ModulePhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let stack = UINavigationController()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let root = UIViewController()
    root.title = "Root"
    stack.setViewControllers([root], animated: false)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
}
