import Checks
import Observation
import Simulator
import UIKit

@testable import ByProtocol

@MainActor let checks = [
  Check("saysWhatIsOrdered", "Before anything has happened, the view model has its words ready") {
    let order = Rehearsal([.rye, .sourdough]).viewModel
    Checks::expect(order.total, equals: "90 crowns", "total of Rye and Sourdough")
    Checks::expect(order.status, equals: "Not yet paid.", "status at the start")
    Checks::expect(order.canPay, equals: true, "canPay at the start")
    let nothing = Rehearsal([]).viewModel
    Checks::expect(nothing.canPay, equals: false, "canPay of an empty basket")
  },

  Check("asksTheTill", "pay() charges the total, and waits for the till's answer") {
    let order = Rehearsal([.rye, .sourdough])
    await order.pay()
    Checks::expect(order.till.charges, equals: [90], "What the till was asked to charge")
    Checks::expect(order.viewModel.state, equals: .paying, "state while the till has not answered")
    Checks::expect(order.viewModel.status, equals: "Waiting for the till.", "status meanwhile")
    Checks::expect(order.viewModel.canPay, equals: false, "canPay meanwhile")
    Checks::expect(order.navigation.told, equals: [], "What the navigation was told meanwhile")
    Checks::expect(order.basket.breads.count, equals: 2, "The breads in the basket meanwhile")
  },

  Check("returnsWhenDone", "pay() returns when the till has answered, and not before") {
    let order = Rehearsal([.rye])
    var hasReturned = false
    Task {
      await order.viewModel.pay()
      hasReturned = true
    }
    await letOthersGo()
    Checks::expect(hasReturned, equals: false, "Whether pay() returned before the answer")
    await order.till.answer(true)
    Checks::expect(hasReturned, equals: true, "Whether pay() returned after it")
  },

  Check("tellsWhenPaid", "When the till accepts, the navigation is told once, of how many crowns") {
    let order = Rehearsal([.rye, .sourdough])
    await order.pay()
    await order.till.answer(true)
    Checks::expect(order.navigation.told, equals: [90], "What the navigation was told")
    Checks::expect(order.viewModel.state, equals: .paid, "state after the till has accepted")
    Checks::expect(order.viewModel.status, equals: "Paid.", "status after that")
  },

  Check("toldWhenItIsTrue", "When the navigation is told, the order is paid and the basket empty") {
    let order = Rehearsal([.rye, .sourdough])
    order.navigation.look = {
      "\(order.viewModel.state), \(order.basket.breads.count) in the basket"
    }
    await order.pay()
    await order.till.answer(true)
    Checks::expect(order.navigation.seen, equals: ["paid, 0 in the basket"], whatWasSeen)
  },

  Check("refusalTellsNobody", "A refusal is told to nobody, and the customer may try again") {
    let order = Rehearsal([.rye])
    await order.pay()
    await order.till.answer(false)
    Checks::expect(order.navigation.told, equals: [], "What the navigation was told of a refusal")
    Checks::expect(order.viewModel.status, equals: "Refused. Try again.", "status after a refusal")
    Checks::expect(order.basket.breads.map(\.name), equals: ["Rye"], "The basket after a refusal")
    Checks::expect(order.viewModel.canPay, equals: true, "canPay after a refusal")
    await order.pay()
    await order.till.answer(true)
    Checks::expect(order.navigation.told, equals: [40], "What it was told of the second try")
  },

  Check("impatienceCostsNothing", "Whoever pays again while the till is at work is charged once") {
    let order = Rehearsal([.rye])
    await order.pay()
    await order.pay()
    Checks::expect(order.till.charges, equals: [40], "What the till was asked, after two taps")
    await order.till.answer(true)
    await order.pay()
    Checks::expect(order.till.charges, equals: [40], "What it was asked, after a tap when paid")
    let nothing = Rehearsal([])
    await nothing.pay()
    Checks::expect(nothing.till.charges, equals: [], "What it was asked for an empty basket")
  },

  Check("tellsWhatWasCharged", "The navigation is told what was charged, whatever came meanwhile") {
    let order = Rehearsal([.rye])
    await order.pay()
    order.basket.add(.sourdough)
    await order.till.answer(true)
    Checks::expect(order.navigation.told, equals: [40], whatWasToldOfRye)
  },

  Check("paidIsPaid", "An order that is paid is not paid again, even if bread is added to it") {
    let order = Rehearsal([.rye])
    await order.pay()
    await order.till.answer(true)
    order.basket.add(.sourdough)
    Checks::expect(order.viewModel.canPay, equals: false, "canPay when paid, and bread is added")
    await order.pay()
    Checks::expect(order.till.charges, equals: [40], "What the till was asked, in all")
  },

  Check("changesAreObserved", "Whoever observes state hears of every change") {
    let order = Rehearsal([.rye])
    let hearing = Hearing()
    hearing.listen { order.viewModel.state }
    await order.pay()
    Checks::expect(hearing.isOver, equals: true, "Whether the change to paying was heard")
    hearing.listen { order.viewModel.state }
    await order.till.answer(false)
    Checks::expect(hearing.isOver, equals: true, "Whether the change to refused was heard")
  },

  Check("navigationIsNotOwned", "The view model does not keep its navigation in memory") {
    weak var navigation: NavigationRecorder?
    let till = WaitingTill()
    let viewModel: OrderViewModel
    do {
      let recorder = NavigationRecorder()
      navigation = recorder
      viewModel = OrderViewModel(basket: Basket(), till: till, navigation: recorder)
    }
    Checks::expect(navigation, is: nil, "The navigation, when only the view model knows it")
    Checks::expect(viewModel.canPay, equals: false, "canPay of an empty basket")
  },

  Check("navigationMayGo", "The navigation may go while the till is at work") {
    weak var navigation: NavigationRecorder?
    let till = WaitingTill()
    let basket = Basket()
    basket.add(.rye)
    let viewModel: OrderViewModel
    do {
      let recorder = NavigationRecorder()
      navigation = recorder
      viewModel = OrderViewModel(basket: basket, till: till, navigation: recorder)
      Task { await viewModel.pay() }
      await letOthersGo()
    }
    Checks::expect(navigation, is: nil, "The navigation, while the till is at work")
    await till.answer(true)
    Checks::expect(viewModel.state, equals: .paid, "state after that, with nobody to be told")
  },

  Check("storesNoUIKit", "The view model stores nothing of UIKit") {
    let order = Rehearsal([.rye])
    let stored = Mirror(reflecting: order.viewModel).children.filter { child in
      String(reflecting: type(of: child.value)).contains("UIKit.")
    }
    withExtendedLifetime(order) {}
    Checks::expect(stored.compactMap(\.label), equals: [], "Its stored properties of UIKit")
  },

  Check("screenShowsTheFirstChange", "The screen shows the total, and when the till is asked") {
    let phone = OrderPhone()
    let app = Simulator(phone)
    await wait(for: app, toShow: "Not yet paid.")
    Checks::expect(app, shows: "40 crowns", "of a new order")
    Checks::expect(app, shows: "Not yet paid.", "of a new order")
    try app.tap("Pay")
    await wait(for: app, toShow: "Waiting for the till.")
    Checks::expect(app, shows: "Waiting for the till.", "after a tap on Pay")
  },

  Check("screenShowsEveryChange", "The screen follows the order to its end, through a refusal") {
    let phone = OrderPhone()
    let app = Simulator(phone)
    for (isAccepted, status) in [(false, "Refused. Try again."), (true, "Paid.")] {
      try app.tap("Pay")
      await wait(for: app, toShow: "Waiting for the till.")
      await phone.order.till.answer(isAccepted)
      await wait(for: app, toShow: status)
      Checks::expect(app, shows: status, "when the till has answered")
    }
  },

  Check("screenShowsOthersChanges", "The screen follows a payment that it has not begun") {
    let phone = OrderPhone()
    let app = Simulator(phone)
    for (isAccepted, status) in [(false, "Refused. Try again."), (true, "Paid.")] {
      await phone.order.pay()
      await wait(for: app, toShow: "Waiting for the till.")
      Checks::expect(app, shows: "Waiting for the till.", "when others have called pay()")
      await phone.order.till.answer(isAccepted)
      await wait(for: app, toShow: status)
      Checks::expect(app, shows: status, "when the till has answered the others")
    }
  },

  Check("oneTapPaysOnce", "One tap on Pay asks the till once, even if it refuses at once") {
    let phone = OrderPhone()
    phone.order.till.answerAtOnce = false
    let app = Simulator(phone)
    try app.tap("Pay")
    await app.settle()
    await letOthersGo()
    Checks::expect(phone.order.till.charges, equals: [40], "What the till was asked after one tap")
  },

  Check("screenIsFreed", "Nothing keeps the screen when it is gone and the till has answered") {
    let phone = OrderPhone()
    let app = Simulator(phone)
    try app.tap("Pay")
    await app.settle()
    await phone.order.till.answer(false)
    await app.settle()
    weak let screen = app.visibleController
    app.relaunch()
    Checks::expect(screen, is: nil, "The order's screen from before the app was launched again")
  },

  Check("viewModelIsFreed", "Nor does anything keep the view model, when its screen is gone") {
    let app = Simulator(OrderPhone())
    await (app.sceneDelegate as? OrderPhone)?.order.pay()
    await (app.sceneDelegate as? OrderPhone)?.order.till.answer(false)
    await app.settle()
    weak let viewModel = (app.sceneDelegate as? OrderPhone)?.order.viewModel
    _ = try Checks::require(viewModel, "The order's view model, while its screen is shown")
    app.relaunch()
    await app.settle()
    await letOthersGo()
    Checks::expect(
      viewModel,
      is: nil,
      "The order's view model from before the app was launched again"
    )
  },

  Check("shopGoesOn", "In the shop, a payment leads to Thank you, at the second try") {
    let app = Simulator(SceneDelegate())
    try app.tap("Pay")
    await wait(for: app, toShow: "Refused. Try again.")
    Checks::expect(app, shows: "Refused. Try again.", "after the first try")
    try app.tap("Pay")
    await wait(for: app, toShow: "You have paid 90 crowns.")
    Checks::expect(app, stack: ["Your order", "Thank you"], "after the second try")
    Checks::expect(app, shows: "You have paid 90 crowns.", "after the second try")
  },
]

private let whatWasToldOfRye = "What it was told of a Rye, when a Sourdough was added meanwhile"
private let whatWasSeen = "What the navigation found when it was told"

/// A view model without a screen, and everything that it speaks to.
@MainActor private final class Rehearsal {
  let basket = Basket()
  let till = WaitingTill()
  let navigation = NavigationRecorder()
  let viewModel: OrderViewModel

  init(_ breads: [Bread]) {
    for bread in breads { basket.add(bread) }
    viewModel = OrderViewModel(basket: basket, till: till, navigation: navigation)
  }

  /// Begins a payment, and lets it come as far as it can.
  func pay() async {
    Task { [viewModel] in await viewModel.pay() }
    await letOthersGo()
  }
}

/// A till that answers when it is told to.
private final class WaitingTill: Till {
  /// What it answers without being told to, if anything.
  var answerAtOnce: Bool?
  private(set) var charges: [Int] = []
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func charge(_ crowns: Int) async -> Bool {
    charges.append(crowns)
    if let answerAtOnce { return answerAtOnce }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Answers all who wait, and lets them go on.
  func answer(_ isAccepted: Bool) async {
    for one in waiting { one.resume(returning: isAccepted) }
    waiting = []
    await letOthersGo()
  }
}

/// Keeps what an order tells, and what is so at that moment.
private final class NavigationRecorder: OrderNavigation {
  private(set) var told: [Int] = []
  private(set) var seen: [String] = []
  var look: (() -> String)?

  func customerHasPaid(_ crowns: Int) {
    told.append(crowns)
    if let look { seen.append(look()) }
  }
}

/// Listens for one change.
@MainActor private final class Hearing {
  private(set) var isOver = false

  func listen<Value>(_ read: () -> Value) {
    isOver = false
    withObservationTracking {
      _ = read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isOver = true }
    }
  }
}

/// Waits until all that is ready has gone on as far as it can.
@MainActor private func letOthersGo() async {
  for _ in 0..<8 {
    await Task.detached(priority: .background) {}.value
    await Task.yield()
  }
}

/// Waits until the screen shows a text, or until it will no more.
///
/// What a change has begun may run on another thread, which a busy machine lets wait.
@MainActor private func wait(for app: Simulator, toShow text: String) async {
  for _ in 0..<100 where !app.screen.allTexts.contains(text) { await app.settle() }
}

/// An app that is the order's screen and no other.
private final class OrderPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let order = Rehearsal([.rye])

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UINavigationController(
      rootViewController: OrderViewController(viewModel: order.viewModel)
    )
    window.makeKeyAndVisible()
  }
}
