import Checks
import Simulator
import UIKit

@testable import TheOneMeant

@MainActor let checks = [
  Check("samePageTwice", "A page can lie on the stack several times, each time as a new screen") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    for name in ["Rye", "Brioche", "Rye", "Rye"] {
      phone.navigator?.open(.bread(name), from: try phone.top)
      await app.settle()
    }
    Checks::expect(app.fault, equals: nil, "Why the app has ended")
    Checks::expect(app, stack: ["Root", "Rye", "Brioche", "Rye", "Rye"], "after four pages")
    let made = phone.made
    Checks::expect(made, equals: ["Rye", "Brioche", "Rye", "Rye"], "The screens that were made")
  },

  Check("poppedIsFreed", "A screen that was popped is freed, and the page opens anew") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    phone.navigator?.open(.bread("Rye"), from: try phone.top)
    await app.settle()
    weak let rye = try phone.top
    try app.back()
    await app.settle()
    Checks::expect(rye, is: nil, "The screen that was popped")
    phone.navigator?.open(.bread("Rye"), from: try phone.top)
    await app.settle()
    Checks::expect(app, stack: ["Root", "Rye"], "after opening the page again")
    Checks::expect(phone.made, equals: ["Rye", "Rye"], "The screens that were made")
  },

  Check("twoTapsOpenOne", "Two quick taps open one page") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    let root = try phone.top
    phone.navigator?.open(.bread("Rye"), from: root)
    phone.navigator?.open(.bread("Rye"), from: root)
    await app.settle()
    Checks::expect(app.fault, equals: nil, "Why the app has ended")
    Checks::expect(app, stack: ["Root", "Rye"], "after two calls of open")
    let rye = try phone.top
    phone.navigator?.open(.bread("Brioche"), from: rye)
    phone.navigator?.open(.bread("Rye"), from: rye)
    await app.settle()
    Checks::expect(app, stack: ["Root", "Rye", "Brioche"], "after two calls for different pages")
  },

  Check("coveredAsksInVain", "A screen below another one on its stack cannot ask") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    let root = try phone.top
    phone.navigator?.open(.bread("Rye"), from: root)
    await app.settle()
    phone.navigator?.open(.bread("Brioche"), from: root)
    phone.navigator?.present(phone.sheet("Basket"), from: root)
    await app.settle()
    Checks::expect(app, stack: ["Root", "Rye"], "when the covered root has asked")
    Checks::expect(phone.sheets, equals: [], "The sheets when the covered root has asked")
  },

  Check("belowASheetAsksInVain", "A screen below a sheet cannot ask") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    phone.navigator?.open(.bread("Rye"), from: try phone.top)
    await app.settle()
    let rye = try phone.top
    phone.navigator?.present(phone.sheet("Basket"), from: rye)
    phone.navigator?.open(.bread("Brioche"), from: rye)
    await app.settle()
    phone.navigator?.open(.bread("Brioche"), from: rye)
    phone.navigator?.present(phone.sheet("Gift"), from: rye)
    await app.settle()
    Checks::expect(phone.sheets, equals: ["Basket"], "The sheets over the rye")
    phone.navigator?.close(try Checks::require(phone.front, "The basket"))
    await app.settle()
    Checks::expect(app, stack: ["Root", "Rye"], "when the sheet has gone")
  },

  Check("twoTapsPresentOne", "Two quick taps present one sheet, and a sheet may lie over it") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    let root = try phone.top
    phone.navigator?.present(phone.sheet("Basket"), from: root)
    phone.navigator?.present(phone.sheet("Basket"), from: root)
    await app.settle()
    Checks::expect(phone.sheets, equals: ["Basket"], "The sheets after two calls of present")
    let basket = try Checks::require(phone.front, "The basket")
    phone.navigator?.present(phone.sheet("Gift"), from: basket)
    phone.navigator?.present(phone.sheet("Gift"), from: basket)
    await app.settle()
    Checks::expect(phone.sheets, equals: ["Basket", "Gift"], "The sheets after two calls more")
    Checks::expectNoWarnings(in: app, "after four calls")
  },

  Check("closeTwice", "A second close, right behind the first, leaves the sheet beneath alone") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    let (basket, gift) = try await twoSheets(app, phone)
    phone.navigator?.close(gift)
    phone.navigator?.close(gift)
    await app.settle()
    Checks::expect(phone.sheets, equals: ["Basket"], "The sheets after closing the gift twice")
    phone.navigator?.close(gift)
    await app.settle()
    Checks::expect(phone.sheets, equals: ["Basket"], "The sheets after closing it once more")
    let other = phone.sheet("Gift")
    phone.navigator?.present(other, from: basket)
    await app.settle()
    phone.navigator?.close(other)
    app.advance(by: .milliseconds(100))
    phone.navigator?.close(other)
    await app.settle()
    Checks::expect(phone.sheets, equals: ["Basket"], "The sheets after a close while it was going")
    phone.navigator?.close(basket)
    await app.settle()
    Checks::expect(phone.sheets, equals: [], "The sheets after closing the basket")
    Checks::expect(app, stack: ["Root"], "after closing both")
  },

  Check("closeAfterASwipe", "A close of what was swiped away leaves the one beneath alone") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    let (_, gift) = try await twoSheets(app, phone)
    try app.swipeDown()
    await app.settle()
    phone.navigator?.close(gift)
    await app.settle()
    Checks::expect(phone.sheets, equals: ["Basket"], "The sheets after a swipe and a close")
  },

  Check("closeTheLower", "Closing a sheet closes those over it, and what is closed is freed") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    weak var lower: UIViewController?
    weak var upper: UIViewController?
    do {
      let (basket, gift) = try await twoSheets(app, phone)
      (lower, upper) = (basket, gift)
      phone.navigator?.close(basket)
    }
    await app.settle()
    Checks::expect(phone.sheets, equals: [], "The sheets after closing the lower one")
    Checks::expect(lower, is: nil, "The lower sheet's screen")
    Checks::expect(upper, is: nil, "The upper sheet's screen")
    phone.navigator?.open(.bread("Rye"), from: try phone.top)
    await app.settle()
    Checks::expect(app, stack: ["Root", "Rye"], "when the root asks again")
  },

  Check("pageOnASheet", "A page that a sheet's screen asks for lies on the sheet") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    let basket = try await sheetWithPage(app, phone)
    Checks::expect(app, stack: ["Basket", "Rye"], "when the basket has asked for a page")
    phone.navigator?.open(.bread("Brioche"), from: basket)
    await app.settle()
    Checks::expect(app, stack: ["Basket", "Rye"], "when the covered basket has asked")
  },

  Check("closeFromAPage", "A close from a page on a sheet takes the sheet away") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    _ = try await sheetWithPage(app, phone)
    phone.navigator?.close(try Checks::require(phone.front, "The page on the sheet"))
    await app.settle()
    Checks::expect(phone.sheets, equals: [], "The sheets after a close from the page")
    Checks::expect(app, stack: ["Root"], "after a close from the page")
  },

  Check("newRoot", "A new beginning takes the old stack away, and frees it") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    weak let root = try phone.top
    phone.navigator?.open(.bread("Rye"), from: try phone.top)
    await app.settle()
    weak let rye = try phone.top
    phone.navigator?.begin(with: NavigatorPhone.screen("Other"))
    await app.settle()
    Checks::expect(app, stack: ["Other"], "after a new beginning")
    Checks::expect(root, is: nil, "The old root")
    Checks::expect(rye, is: nil, "The old page")
    phone.navigator?.open(.bread("Rye"), from: try phone.top)
    await app.settle()
    Checks::expect(app, stack: ["Other", "Rye"], "when the new root has asked")
  },

  Check("newRootNoSheet", "After a new beginning no sheet of before is there, and none is alive") {
    try await begin(over: ["Basket"])
  },

  Check("newRootNoSheets", "After a new beginning two sheets have gone as well") {
    try await begin(over: ["Basket", "Gift"])
  },

  Check("newRootInMotion", "A new beginning may come while a sheet is coming or going") {
    for isGoing in [false, true] {
      let when = isGoing ? "while a sheet was going" : "while a sheet was coming"
      let app = Simulator(NavigatorPhone())
      let phone = try phone(of: app)
      weak let root = try phone.top
      let basket = phone.sheet("Basket")
      phone.navigator?.present(basket, from: try phone.top)
      if isGoing {
        await app.settle()
        phone.navigator?.close(basket)
      }
      app.advance(by: .milliseconds(100))
      phone.navigator?.begin(with: NavigatorPhone.screen("Other"))
      await app.settle()
      Checks::expect(app, stack: ["Other"], "after a new beginning \(when)")
      Checks::expect(phone.sheets, equals: [], "The sheets after a new beginning \(when)")
      Checks::expect(root, is: nil, "The old root, after a new beginning \(when)")
    }
  },

  Check("slides", "Pages and sheets come and go animated") {
    let app = Simulator(NavigatorPhone())
    let phone = try phone(of: app)
    phone.navigator?.open(.bread("Rye"), from: try phone.top)
    app.advance(by: .milliseconds(100))
    Checks::expect(try phone.top.isBeingShown, equals: true, "Whether the page is still coming")
    await app.settle()
    let basket = phone.sheet("Basket")
    phone.navigator?.present(basket, from: try phone.top)
    app.advance(by: .milliseconds(100))
    Checks::expect(basket.isBeingShown, equals: true, "Whether the sheet is still coming")
    await app.settle()
    phone.navigator?.close(basket)
    app.advance(by: .milliseconds(100))
    Checks::expect(basket.isSeen, equals: true, "Whether the sheet is still going")
    await app.settle()
    Checks::expect(basket.isSeen, equals: false, "Whether the sheet is there in the end")
  },

  Check("crumbIsWhole", "In Crumb all four reports are settled") {
    let app = Simulator(SceneDelegate())
    try app.tap("Sign in")
    await app.settle()
    try app.tap("Rye", times: 2)
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye"], "after Rye twice")
    try app.tap("Goes with Brioche")
    await app.settle()
    try app.tap("Goes with Rye")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread", "Rye", "Brioche", "Rye"], "after going round")
    try app.tap("Basket")
    await app.settle()
    try app.tap("Gift")
    await app.settle()
    try app.tap("Close", times: 2)
    await app.settle()
    Checks::expect(app.visibleController?.title, equals: "Basket", "What is seen after Close twice")
    try app.tap("Gift")
    await app.settle()
    try app.tap("Sign out")
    await app.settle()
    Checks::expect(app.visibleController?.title, equals: "Sign in", "What is seen after Sign out")
    try app.tap("Sign in")
    await app.settle()
    Checks::expect(app, stack: ["Today's bread"], "after signing in again")
    Checks::expectNoWarnings(in: app, "in the end")
    Checks::expectNoLeaks(in: app, "in the end")
  },
]

@MainActor private func phone(of app: Simulator) throws -> NavigatorPhone {
  try Checks::require(app.sceneDelegate as? NavigatorPhone, "The phone")
}

/// Presents a basket, and a gift over it.
@MainActor private func twoSheets(
  _ app: Simulator,
  _ phone: NavigatorPhone
) async throws -> (UIViewController, UIViewController) {
  let (basket, gift) = (phone.sheet("Basket"), phone.sheet("Gift"))
  phone.navigator?.present(basket, from: try phone.top)
  await app.settle()
  phone.navigator?.present(gift, from: basket)
  await app.settle()
  Checks::expect(phone.sheets, equals: ["Basket", "Gift"], "The sheets to begin with")
  return (basket, gift)
}

/// Presents a basket, and opens a page from it; returns the basket's screen.
@MainActor private func sheetWithPage(
  _ app: Simulator,
  _ phone: NavigatorPhone
) async throws -> UIViewController {
  let basket = phone.sheet("Basket")
  phone.navigator?.present(basket, from: try phone.top)
  await app.settle()
  phone.navigator?.open(.bread("Rye"), from: basket)
  await app.settle()
  return basket
}

/// Presents sheets one over the other, begins anew, and looks at what is left.
@MainActor private func begin(over titles: [String]) async throws {
  let app = Simulator(NavigatorPhone())
  let phone = try phone(of: app)
  weak let root = try phone.top
  weak var sheet: UIViewController?
  for title in titles {
    let next = phone.sheet(title)
    phone.navigator?.present(next, from: try Checks::require(phone.front, "The one in front"))
    await app.settle()
    sheet = next
  }
  phone.navigator?.begin(with: NavigatorPhone.screen("Other"))
  await app.settle()
  Checks::expect(app.visibleController?.title, equals: "Other", "What is seen at the beginning")
  Checks::expect(phone.sheets, equals: [], "The sheets after a new beginning")
  Checks::expect(root, is: nil, "The old root, over which there was a sheet")
  Checks::expect(sheet, is: nil, "The screen of the upper sheet of before")
  phone.navigator?.present(phone.sheet("Basket"), from: try phone.top)
  await app.settle()
  Checks::expect(phone.sheets, equals: ["Basket"], "The sheets when the new root has asked")
}

extension UIViewController {
  /// Whether a user sees it, or some of it.
  fileprivate var isSeen: Bool { viewIfLoaded?.window != nil }

  /// Whether it is on its way in.
  fileprivate var isBeingShown: Bool { transitionCoordinator != nil }
}

/// An app that is a navigator, and screens with nothing on them.
private final class NavigatorPhone: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var navigator: Navigator?
  private(set) var made: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let navigator = Navigator(window: window) { [weak self] page in
      let name =
        switch page {
        case .bread(let name): name
        }
      self?.made.append(name)
      return Self.screen(name)
    }
    self.navigator = navigator
    navigator.begin(with: Self.screen("Root"))
    window.makeKeyAndVisible()
  }

  static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  func sheet(_ title: String) -> UIViewController { Self.screen(title) }

  /// The top of the window's stack, whatever lies over it.
  var top: UIViewController {
    get throws {
      let stack = window?.rootViewController as? UINavigationController
      return try Checks::require(stack?.topViewController, "The top of the stack")
    }
  }

  /// The screens of the sheets, the lowest first.
  var sheets: [String] { chain.dropFirst().map { $0.title ?? "" } }

  /// The screen in front.
  var front: UIViewController? { chain.last }

  private var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window?.rootViewController
    while let one = next {
      chain.append((one as? UINavigationController)?.topViewController ?? one)
      next = one.presentedViewController
    }
    return chain
  }
}
