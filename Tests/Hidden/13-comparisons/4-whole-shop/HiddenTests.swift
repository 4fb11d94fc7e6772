import Checks
import Foundation
import Simulator
import UIKit

@testable import WholeShop

@MainActor let checks = [
  // MARK: Signing in

  Check("signInFirst", "Where nobody is signed in, the app begins with Sign in") {
    let phone = Phone()
    await phone.launch()
    phone.rests(at: ["Sign in"], "at the first launch")
    Checks::expect(phone.app.screen.buttons, equals: ["Ada", "Ben"], "The buttons of Sign in")
  },

  Check("signInLeadsToTabs", "Signing in leads to three tabs, with today's bread in front") {
    let phone = Phone()
    await phone.launch()
    try await phone.touchTwice("Ada")
    phone.rests(at: ["Today's bread"], "after two quick taps on Ada")
    let tabs = phone.app.screen.tabs.map(\.label)
    Checks::expect(tabs, equals: ["Bread", "Orders", "Settings"], "The tabs")
    Checks::expect(phone.tabStacks, equals: roots, "The stacks in the tabs")
  },

  Check("signInIsFreed", "After the sign-in nothing of Sign in is alive") {
    let phone = Phone()
    await phone.launch()
    let before = phone.shown
    try await phone.touch("Ada")
    phone.rests(at: ["Today's bread"], "after signing in")
    Checks::expect(before.alive, equals: [], "What is alive of Sign in")
  },

  Check("sessionIsRemembered", "The next launch goes to the tabs at once, for the same customer") {
    let phone = Phone()
    await phone.launch()
    try await phone.touch("Ben")
    Checks::expect(phone.store.customer, equals: "Ben", "The customer in the store")
    await phone.launch()
    phone.rests(at: ["Today's bread"], "at the next launch")
    try await phone.choose(tab: "Settings")
    Checks::expect(phone.app, shows: "Signed in as Ben", "at the next launch")
  },

  // MARK: Tabs

  Check("tabsWaitForTheirTurn", "A tab's screen is not loaded before its tab is shown") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    Checks::expect(phone.loads, equals: 1, "The pages loaded at launch")
    try await phone.choose(tab: "Settings")
    Checks::expect(phone.loads, equals: 2, "The pages loaded with a second tab shown")
  },

  Check("tabsKeepStacks", "Each tab is as the customer left it") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.choose(tab: "Orders")
    try await phone.touch("Order 1")
    try await phone.choose(tab: "Bread")
    phone.rests(at: ["Today's bread", "Rye"], "back in the tab Bread")
    try await phone.choose(tab: "Orders")
    phone.rests(at: ["My orders", "Order 1"], "back in the tab Orders")
  },

  Check("secondTapGoesToFirst", "A tap on the chosen tab leads to its first screen, and on from it")
  {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    let before = phone.top
    try await phone.choose(tab: "Bread")
    phone.rests(at: ["Today's bread"], "after a tap on the chosen tab")
    Checks::expect(before.alive, equals: [], "What is alive of the bread's screen")
    try await phone.touch("Rye")
    phone.rests(at: ["Today's bread", "Rye"], "after that, and Rye")
  },

  // MARK: Lists and details

  Check("rowOpensBread", "A row opens its bread, and after going back another one opens") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Sourdough")
    phone.rests(at: ["Today's bread", "Sourdough"], "after a tap on Sourdough")
    Checks::expect(phone.app, shows: "50 crowns", "after a tap on Sourdough")
    try await phone.back()
    try await phone.touch("Rye")
    phone.rests(at: ["Today's bread", "Rye"], "after going back, and Rye")
  },

  Check("rowOpensOrder", "In Orders a row opens its order, and two quick taps open one") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ben")
    phone.bakery.place(phone.sourdough, for: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.choose(tab: "Orders")
    Checks::expect(phone.app.screen.buttons, equals: ["Order 2", "Order 3"], "Ada's orders")
    try await phone.touchTwice("Order 3")
    phone.rests(at: ["My orders", "Order 3"], "after two quick taps on Order 3")
    Checks::expect(phone.app, shows: "One Rye, 40 crowns", "at Order 3")
    try await phone.back()
    try await phone.touch("Order 2")
    phone.rests(at: ["My orders", "Order 2"], "after going back, and Order 2")
  },

  Check("twoTapsOneBread", "Two quick taps open one screen, on one row or on two") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touchTwice("Rye")
    phone.rests(at: ["Today's bread", "Rye"], "after two quick taps on Rye")
    try await phone.back()
    try await phone.touchTwice("Rye")
    phone.rests(at: ["Today's bread", "Rye"], "after going back, and two more")
    try await phone.back()
    try await phone.touch("Rye", and: "Brioche")
    let count = phone.app.stack.count
    Checks::expect(count, equals: 2, "The screens on the stack, after quick taps on two rows")
  },

  Check("swipeBackIsBack", "A swipe back is a way back, and one that is let go is none") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    let before = phone.top
    try await phone.swipeBack(.halfwayAndLetGo)
    phone.rests(at: ["Today's bread", "Rye"], "after half a swipe")
    try await phone.touch("Order")
    phone.showsForm("One Rye, 40 crowns", "after half a swipe, and Order")
    try await phone.touch("Cancel")
    try await phone.swipeBack()
    phone.rests(at: ["Today's bread"], "after a whole swipe")
    Checks::expect(before.alive, equals: [], "What is alive of the bread's screen")
    try await phone.touch("Rye")
    phone.rests(at: ["Today's bread", "Rye"], "after a whole swipe, and Rye")
  },

  Check("changesAreAnimated", "What a tap opens or closes is animated") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.choose(tab: "Orders")
    try await phone.begin("Order 1")
    Checks::expect(phone.isInMotion, equals: true, "Whether the order slides in")
    await phone.app.settle()
    try await phone.choose(tab: "Bread")
    try await phone.begin("Rye")
    Checks::expect(phone.isInMotion, equals: true, "Whether the bread slides in")
    await phone.app.settle()
    try await phone.begin("Order")
    Checks::expect(phone.sheet?.isBeingPresented, equals: true, "Whether the sheet slides up")
    await phone.app.settle()
    try await phone.begin("Confirm")
    Checks::expect(phone.sheet?.isBeingDismissed, equals: true, "Whether the sheet slides down")
    await phone.app.settle()
  },

  // MARK: The form

  Check("orderShowsForm", "Order puts one sheet over the tabs, however quickly it is tapped") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touchTwice("Order")
    phone.showsForm("One Rye, 40 crowns", "after two quick taps on Order")
    Checks::expect(phone.outcomes, equals: [], "How orders ended, with the form open")
  },

  Check("confirmCountsOnce", "Confirm places one order, however quickly it is tapped") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Brioche")
    try await phone.touch("Order")
    try await phone.touchTwice("Confirm")
    phone.rests(at: ["Today's bread", "Brioche"], "after two quick taps on Confirm")
    Checks::expect(phone.outcomes, equals: ["Brioche for Ada"], "How the order ended")
    Checks::expect(phone.app, shows: "1 ordered", "after Confirm")
    try await phone.touch("Order")
    phone.showsForm("One Brioche, 30 crowns", "after Confirm, and Order again")
  },

  Check("cancelCountsOnce", "Cancel gives one order up, however quickly it is tapped") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touch("Order")
    try await phone.touchTwice("Cancel")
    phone.rests(at: ["Today's bread", "Rye"], "after two quick taps on Cancel")
    Checks::expect(phone.outcomes, equals: ["Rye given up"], "How the order ended")
    try await phone.touch("Order")
    phone.showsForm("One Rye, 40 crowns", "after Cancel, and Order again")
  },

  Check("swipeDownIsCancel", "A swipe down gives one order up, and half a one none") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touch("Order")
    try await phone.swipeDown(.halfwayAndLetGo)
    phone.showsForm("One Rye, 40 crowns", "after half a swipe down")
    Checks::expect(phone.outcomes, equals: [], "How the order ended, after half a swipe")
    try await phone.swipeDown()
    phone.rests(at: ["Today's bread", "Rye"], "after a swipe down")
    Checks::expect(phone.outcomes, equals: ["Rye given up"], "How the order ended, after a swipe")
    try await phone.touch("Order")
    phone.showsForm("One Rye, 40 crowns", "after a swipe down, and Order again")
  },

  Check("halfSwipeThenConfirm", "After half a swipe down, Confirm places the order") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touch("Order")
    try await phone.swipeDown(.halfwayAndLetGo)
    try await phone.touch("Confirm")
    phone.rests(at: ["Today's bread", "Rye"], "after half a swipe down, and Confirm")
    Checks::expect(phone.outcomes, equals: ["Rye for Ada"], "How the order ended")
  },

  Check("formIsFreed", "However the sheet was left, nothing of it is alive") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    for way in ["Confirm", "Cancel", "a swipe down"] {
      try await phone.touch("Order")
      phone.showsForm("One Rye, 40 crowns", "before \(way)")
      let before = phone.shown
      if way == "a swipe down" {
        try await phone.swipeDown()
      } else {
        try await phone.touch(way)
      }
      phone.rests(at: ["Today's bread", "Rye"], "after \(way)")
      Checks::expect(before.alive, equals: [], "What is alive of the sheet, after \(way)")
    }
  },

  Check("orderIsListed", "An order that was confirmed is in the tab Orders") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.choose(tab: "Orders")
    Checks::expect(phone.app, shows: "Nothing yet", "before any order")
    try await phone.choose(tab: "Bread")
    try await phone.touch("Rye")
    try await phone.touch("Order")
    try await phone.touch("Confirm")
    try await phone.choose(tab: "Orders")
    try await phone.touch("Order 1")
    phone.rests(at: ["My orders", "Order 1"], "after Confirm, Orders and Order 1")
  },

  // MARK: Signing out

  Check("signOutLeadsToSignIn", "Sign out leads to Sign in, at once and at the next launch") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.choose(tab: "Settings")
    try await phone.touchTwice("Sign out")
    phone.rests(at: ["Sign in"], "after two quick taps on Sign out")
    Checks::expect(phone.store.customer, equals: nil, "The customer in the store")
    await phone.launch()
    phone.rests(at: ["Sign in"], "at the launch after Sign out")
  },

  Check("signOutLeavesNothing", "After Sign out nothing of the tabs is alive") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touch("Order")
    try await phone.touch("Confirm")
    try await phone.open("crumb://order/1")
    try await phone.choose(tab: "Settings")
    let before = phone.shown
    try await phone.touch("Sign out")
    phone.rests(at: ["Sign in"], "after Sign out")
    Checks::expect(before.alive, equals: [], "What is alive of the tabs, after Sign out")
  },

  Check("nextCustomerBeginsAnew", "The next customer has new tabs, in which all works") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touch("Order")
    try await phone.touch("Confirm")
    try await phone.choose(tab: "Settings")
    try await phone.touch("Sign out")
    try await phone.touch("Ben")
    phone.rests(at: ["Today's bread"], "when Ben has signed in")
    Checks::expect(phone.tabStacks, equals: roots, "The stacks in Ben's tabs")
    try await phone.touch("Sourdough")
    try await phone.touch("Order")
    try await phone.touch("Confirm")
    let ended = ["Rye for Ada", "Sourdough for Ben"]
    Checks::expect(phone.outcomes, equals: ended, "How the orders ended")
    try await phone.choose(tab: "Settings")
    Checks::expect(phone.app, shows: "Signed in as Ben", "in Ben's tab Settings")
  },

  // MARK: Links

  Check("linkOpensPlace", "A link shows its place in its tab, wherever the customer is") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.open("crumb://bread/1")
    phone.rests(at: ["Today's bread", "Sourdough"], "after a link to Sourdough")
    try await phone.open("crumb://order/1")
    phone.rests(at: ["My orders", "Order 1"], "after a link to Order 1")
    try await phone.open("crumb://bread/3")
    phone.rests(at: ["Today's bread", "Rye"], "after a link to Rye")
    try await phone.open("crumb://bread/3")
    phone.rests(at: ["Today's bread", "Rye"], "after the same link again")
    try await phone.back()
    phone.rests(at: ["Today's bread"], "after going back once")
  },

  Check("otherTabsStay", "A link leaves the stacks of the other tabs as they are") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.touch("Brioche")
    try await phone.open("crumb://order/1")
    let both = [["Today's bread", "Brioche"], ["My orders", "Order 1"], ["Settings"]]
    Checks::expect(phone.tabStacks, equals: both, "The stacks in the tabs after a link to Order 1")
    try await phone.open("crumb://bread/1")
    try await phone.choose(tab: "Orders")
    phone.rests(at: ["My orders", "Order 1"], "of Orders, after a link to Sourdough")
  },

  Check("linkOpensForm", "A link to a bread's order puts up its form, from any tab") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.choose(tab: "Settings")
    try await phone.open("crumb://bread/2/order")
    phone.showsForm("One Brioche, 30 crowns", "after a link to its order, at Settings")
    try await phone.touch("Confirm")
    phone.rests(at: ["Today's bread", "Brioche"], "after that, and Confirm")
    Checks::expect(phone.outcomes, equals: ["Brioche for Ada"], "How the order ended")
  },

  Check("webLinksAreLinks", "A link to the website leads to the same places") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.open("https://crumb.example/order/1")
    phone.rests(at: ["My orders", "Order 1"], "after a web link to Order 1")
    try await phone.open("https://crumb.example/bread/1/order")
    phone.showsForm("One Sourdough, 50 crowns", "after a web link to its order")
    try await phone.open("https://crumb.example/bread/3")
    phone.rests(at: ["Today's bread", "Rye"], "after a web link to Rye")
  },

  Check("hostileLinksAreRefused", "A link that is not written as ours changes nothing") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.choose(tab: "Orders")
    for link in hostileLinks {
      try phone.app.open(link)
      Checks::expect(phone.app, stack: ["My orders"], "after \(link)")
    }
    await phone.app.settle()
    phone.rests(at: ["My orders"], "after all of these links")
    try await phone.open("crumb://bread/3/order")
    try await phone.open("crumb://bread/+1")
    phone.showsForm("One Rye, 40 crowns", "after crumb://bread/+1, at a form")
    Checks::expect(phone.outcomes, equals: ["Rye for Ada"], "How orders ended")
  },

  Check("unknownChangesNothing", "A link to what is not there changes nothing, nor ends a form") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ben")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touch("Order")
    let unknown = [
      "crumb://bread/99", "crumb://bread/99/order", "crumb://order/2", "crumb://order/1",
    ]
    for link in unknown {
      try await phone.open(link)
      phone.showsForm("One Rye, 40 crowns", "after \(link), at a form")
    }
    try await phone.touch("Cancel")
    phone.rests(at: ["Today's bread", "Rye"], "after Cancel")
    for link in unknown { try await phone.open(link) }
    phone.rests(at: ["Today's bread", "Rye"], "after links to what is not there, at Rye")
  },

  Check("formGivesWay", "A form that is open is given up when a link leads elsewhere") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try await phone.touch("Brioche")
    try await phone.touch("Order")
    let before = phone.shown
    try await phone.open("crumb://order/1")
    phone.rests(at: ["My orders", "Order 1"], "after a link to Order 1, at a form")
    Checks::expect(before.alive, equals: [], "What is alive of the sheet")
    try await phone.open("crumb://bread/1/order")
    try await phone.open("crumb://bread/3/order")
    phone.showsForm("One Rye, 40 crowns", "after a link to its order, at another")
    try await phone.touch("Confirm")
    phone.rests(at: ["Today's bread", "Rye"], "after that, and Confirm")
    let ended = ["Rye for Ada", "Rye for Ada", "Brioche given up", "Sourdough given up"]
    Checks::expect(
      phone.outcomes,
      equals: ended,
      "How the orders ended, the first of them Ada's old one"
    )
  },

  Check("linkAsFormComes", "A link that comes while the sheet comes is followed") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.begin("Order")
    try phone.receive("https://crumb.example/bread/1")
    await phone.app.settle()
    phone.rests(at: ["Today's bread", "Sourdough"], "after a link as a sheet came")
    Checks::expect(phone.outcomes, equals: ["Rye given up"], "How the order ended")
    try await phone.begin("Order")
    try phone.receive("https://crumb.example/bread/2/order")
    await phone.app.settle()
    phone.showsForm("One Brioche, 30 crowns", "after a link to its order as a sheet came")
  },

  Check("linkAsFormGoes", "A link that comes while the sheet goes is followed, and Confirm counts")
  {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.touch("Rye")
    try await phone.touch("Order")
    try await phone.begin("Confirm")
    try phone.receive("https://crumb.example/bread/1/order")
    await phone.app.settle()
    phone.showsForm("One Sourdough, 50 crowns", "after a link to its order as a sheet went")
    Checks::expect(phone.outcomes, equals: ["Rye for Ada"], "How the order ended")
    try await phone.begin("Cancel")
    try phone.receive("https://crumb.example/order/1")
    await phone.app.settle()
    phone.rests(at: ["My orders", "Order 1"], "after a link to Order 1 as a sheet went")
    let ended = ["Rye for Ada", "Sourdough given up"]
    Checks::expect(phone.outcomes, equals: ended, "How both orders ended")
  },

  Check("linkAsFormIsSwiped", "A link that comes with a finger on the sheet is followed") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    for ending in [SwipeEnding.halfwayAndLetGo, .finished] {
      let moment = "after a link in a swipe that was \(ending == .finished ? "finished" : "let go")"
      try await phone.open("crumb://bread/3/order")
      try await phone.swipeDown(ending, with: "crumb://bread/1")
      phone.rests(at: ["Today's bread", "Sourdough"], moment)
      try await phone.open("crumb://bread/3/order")
      try await phone.swipeDown(ending, with: "crumb://bread/2/order")
      phone.showsForm("One Brioche, 30 crowns", moment)
      try await phone.touch("Cancel")
    }
    let ended = Array(repeating: ["Rye given up", "Rye given up", "Brioche given up"], count: 2)
    Checks::expect(phone.outcomes, equals: Array(ended.joined()), "How the orders ended")
  },

  Check("linkAsScreenSlidesIn", "A link that comes while a screen slides in is followed") {
    let phone = Phone(customer: "Ada")
    await phone.launch()
    try await phone.begin("Rye")
    try phone.receive("https://crumb.example/bread/1")
    await phone.app.settle()
    phone.rests(at: ["Today's bread", "Sourdough"], "after a link as Rye slid in")
    try await phone.back()
    try await phone.begin("Rye")
    try phone.receive("https://crumb.example/bread/2/order")
    await phone.app.settle()
    phone.showsForm("One Brioche, 30 crowns", "after a link to its order as Rye slid in")
  },

  Check("lastLinkCounts", "Of two links in one turn the last one counts") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch()
    try phone.receive("https://crumb.example/order/1")
    try phone.receive("https://crumb.example/bread/1/order")
    await phone.app.settle()
    phone.showsForm("One Sourdough, 50 crowns", "after links to Order 1 and to its order")
    try phone.receive("https://crumb.example/bread/2/order")
    try phone.receive("https://crumb.example/bread/3")
    await phone.app.settle()
    phone.rests(at: ["Today's bread", "Rye"], "after links to Brioche's order and to Rye")
    let sourdough = phone.outcomes.filter { $0.hasPrefix("Sourdough") }
    Checks::expect(sourdough, equals: ["Sourdough given up"], "How Sourdough's order ended")
  },

  Check("coldLinkLeadsThere", "A link that starts the app leads to its place, by either door") {
    let phone = Phone(customer: "Ada")
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch(by: "crumb://bread/1/order")
    phone.showsForm("One Sourdough, 50 crowns", "of a launch by a link to its order")
    try await phone.touch("Confirm")
    phone.rests(at: ["Today's bread", "Sourdough"], "of that launch, after Confirm")
    await phone.launch(by: "https://crumb.example/bread/2/order")
    phone.showsForm("One Brioche, 30 crowns", "of a launch by a web link to its order")
    try await phone.touch("Cancel")
    let ended = ["Rye for Ada", "Sourdough for Ada", "Brioche given up"]
    Checks::expect(phone.outcomes, equals: ended, "How orders ended, the first one Ada's old one")
    await phone.launch(by: "https://crumb.example/order/1")
    phone.rests(at: ["My orders", "Order 1"], "of a launch by a web link to Order 1")
    await phone.launch(by: "crumb://order/99")
    phone.rests(at: ["Today's bread"], "of a launch by a link to no order")
  },

  Check("linkWaitsForSignIn", "A link that comes before the sign-in is followed once, after it") {
    let phone = Phone()
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch(by: "crumb://bread/2/order")
    phone.rests(at: ["Sign in"], "of a launch by a link, signed out")
    try await phone.open("https://crumb.example/order/1")
    try await phone.open("crumb://bread/+3")
    phone.rests(at: ["Sign in"], "after two more links, signed out")
    try await phone.touch("Ada")
    phone.rests(at: ["My orders", "Order 1"], "after links and the sign-in")
    try await phone.choose(tab: "Settings")
    try await phone.touch("Sign out")
    try await phone.touch("Ada")
    phone.rests(at: ["Today's bread"], "at the second sign-in")
  },

  Check("keptLinkIsAskedAgain", "A link that was kept shows nobody what belongs to another") {
    let phone = Phone()
    phone.bakery.place(phone.rye, for: "Ada")
    await phone.launch(by: "crumb://order/1")
    try await phone.touch("Ben")
    phone.rests(at: ["Today's bread"], "after a link to Ada's order, and Ben's sign-in")
    await phone.signOutAndLaunch(by: "crumb://bread/2/order")
    try await phone.touch("Ben")
    phone.showsForm("One Brioche, 30 crowns", "after a link to its order, and the sign-in")
  },

  // MARK: The end

  Check("appIsFreed", "When the app ends, with or without a sheet, nothing of it is alive") {
    let phone = Phone()
    await phone.launch()
    await phone.expectFreed("at Sign in")
    try await phone.touch("Ada")
    try await phone.touch("Rye")
    await phone.expectFreed("at Rye")
    try await phone.open("crumb://bread/1/order")
    try await phone.open("crumb://bread/2/order")
    await phone.expectFreed("at a form")
  },
]

private let roots = [["Today's bread"], ["My orders"], ["Settings"]]

private let hostileLinks = [
  "crumb://bread/1/2", "crumb://bread//1", "crumb:///bread/1", "crumb://bread/+1",
  "crumb://bread/-1", "crumb://bread/01", "crumb://bread/1%2F2", "crumb://bread/%31",
  "crumb://bread/1x", "crumb://bread/%D9%A1", "crumb://bread", "crumb://bread/order",
  "crumb://bread/1/order/1", "crumb://bread/1/delete", "crumb://order/1/order",
  "crumb://user/1", "crumbs://bread/1", "http://crumb.example/bread/1",
  "https://crumb.example.evil.example/bread/1", "https://evil.example/bread/1",
  "https://ada@crumb.example/bread/1", "https://crumb.example@evil.example/bread/1",
  "https://crumb.example:8443/bread/1", "https://crumb.example/bread/1/2",
]

// MARK: A phone

/// What the phone remembers of the session.
private final class MemoryStore: SessionStore {
  var customer: String?
}

/// A phone with the app on it, and what a user does and then waits for.
@MainActor private final class Phone {
  let store = MemoryStore()
  var bakery = Bakery()
  private var simulator: Simulator?

  init(customer: String? = nil) {
    store.customer = customer
  }

  let rye = Bread(id: BreadID(number: 3), name: "Rye", price: 40)
  let sourdough = Bread(id: BreadID(number: 1), name: "Sourdough", price: 50)

  var app: Simulator {
    if let simulator { return simulator }
    let new = Simulator(self.makeSceneDelegate())
    simulator = new
    return new
  }

  private func makeSceneDelegate() -> SceneDelegate {
    let sceneDelegate = SceneDelegate()
    sceneDelegate.sessionStore = store
    sceneDelegate.bakery = bakery
    return sceneDelegate
  }

  /// Launches the app, afresh if it runs.
  func launch(by link: String? = nil) async {
    let url = link.flatMap { URL(string: $0) }
    if let simulator {
      simulator.relaunch(opening: url)
    } else {
      simulator = Simulator(self.makeSceneDelegate(), opening: url)
    }
    await app.settle()
  }

  func signOutAndLaunch(by link: String) async {
    store.customer = nil
    await launch(by: link)
  }

  func touch(_ label: String) async throws {
    try app.tap(label)
    await app.settle()
  }

  func touchTwice(_ label: String) async throws {
    try app.tap(label, times: 2)
    await app.settle()
  }

  /// Taps two buttons with no time in between.
  func touch(_ first: String, and second: String) async throws {
    let view = app.visibleController?.view
    let buttons = try [first, second].map { label in
      try Checks::require(view.flatMap { Self.button(label, in: $0) }, "\(label)")
    }
    for button in buttons { button.sendActions(for: .primaryActionTriggered) }
    await app.settle()
  }

  func choose(tab label: String) async throws {
    try app.selectTab(label)
    await app.settle()
  }

  func back() async throws {
    try app.back()
    await app.settle()
  }

  func swipeBack(_ ending: SwipeEnding = .finished) async throws {
    try app.swipeBack(ending)
    await app.settle()
  }

  func swipeDown(_ ending: SwipeEnding = .finished) async throws {
    try app.swipeDown(ending)
    await app.settle()
  }

  /// Swipes, while a link comes.
  func swipeDown(_ ending: SwipeEnding, with link: String) async throws {
    try app.open(link) { () throws(ActionError) in try app.swipeDown(ending) }
    await app.settle()
  }

  func open(_ link: String) async throws {
    try app.open(link)
    await app.settle()
  }

  /// Taps a button and lets a tenth of a second pass, so that what follows is in motion.
  ///
  /// An app may see the tap through a turn later.
  func begin(_ label: String) async throws {
    let view = app.visibleController?.view
    let button = try Checks::require(view.flatMap { Self.button(label, in: $0) }, "\(label)")
    button.sendActions(for: .primaryActionTriggered)
    for _ in 0..<10 { await Task.yield() }
    app.advance(by: .milliseconds(100))
  }

  /// Hands the app a web link, whatever is in motion.
  func receive(_ link: String) throws {
    let scene = try Checks::require(app.window?.windowScene, "The scene of the window")
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: link)
    app.sceneDelegate.scene(scene, continue: activity)
  }

  private static func button(_ label: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == label { return button }
    return view.subviews.lazy.compactMap { Self.button(label, in: $0) }.first
  }
}

// MARK: What is seen

extension Phone {
  /// Expects a stack in front, no sheet, and nothing to complain about.
  func rests(at titles: [String], _ moment: String) {
    Checks::expect(stack, equals: titles, "The navigation stack \(moment)")
    Checks::expect(sheet == nil, equals: true, "That no sheet is up \(moment)")
    expectOrder(moment)
  }

  /// Expects the form on a sheet, and nothing to complain about.
  func showsForm(_ text: String, _ moment: String) {
    Checks::expect(stack, equals: ["Your order"], "The navigation stack \(moment)")
    Checks::expect(app, shows: text, moment)
    Checks::expect(app.screen.isSheet, equals: true, "That a sheet is up \(moment)")
    expectOrder(moment)
  }

  /// The titles on the stack in front; a screen on none stands for itself.
  private var stack: [String] {
    app.stack.isEmpty ? [app.screen.title ?? "no title"] : app.stack
  }

  private func expectOrder(_ moment: String) {
    Checks::expectNoWarnings(in: app, moment)
    Checks::expectNoLeaks(in: app, moment)
  }

  /// Ends the app and expects its bakery to go with it, and all that was shown.
  func expectFreed(_ moment: String) async {
    let before = shown
    weak let old = bakery
    bakery = Bakery()
    await launch()
    Checks::expect(before.alive, equals: [], "What is alive of an app that ended \(moment)")
    Checks::expect(old, is: nil, "The bakery of an app that ended \(moment)")
  }

  /// How the orders ended: first those that were placed, then those given up.
  var outcomes: [String] {
    let placed = bakery.orders.map { "\($0.bread.name) for \($0.customer)" }
    let names = bakery.cancelled.compactMap { bakery.bread($0)?.name }
    return placed + names.map { "\($0) given up" }
  }

  /// The titles on the stacks of the tabs that are the window's root.
  var tabStacks: [[String]] {
    let tabs = app.window?.rootViewController as? UITabBarController
    return (tabs?.viewControllers ?? []).map { tab in
      let screens = (tab as? UINavigationController)?.viewControllers ?? []
      return screens.map { $0.title ?? "\(type(of: $0))" }
    }
  }

  var sheet: UIViewController? { app.window?.rootViewController?.presentedViewController }

  var isInMotion: Bool { app.visibleController?.transitionCoordinator != nil }

  /// How many pages have been loaded.
  var loads: Int { app.callbacks.count { $0 == "PageViewController.viewDidLoad" } }
}

// MARK: What is alive

/// Remembers controllers and view models without keeping them.
private struct Remains {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var list: [Weak] = []

  @MainActor mutating func add(_ controller: UIViewController) {
    list.append(Weak(object: controller))
    if let page = controller as? PageViewController { list.append(Weak(object: page.viewModel)) }
    for child in controller.children { add(child) }
  }

  /// The types of what is alive still.
  var alive: [String] { list.compactMap { $0.object.map { "\(type(of: $0))" } } }
}

extension Phone {
  /// All that is in the window and belongs to the layer in front.
  var shown: Remains {
    var remains = Remains()
    if let front = sheet ?? app.window?.rootViewController { remains.add(front) }
    return remains
  }

  /// The screen in front.
  var top: Remains {
    var remains = Remains()
    if let visible = app.visibleController { remains.add(visible) }
    return remains
  }
}
