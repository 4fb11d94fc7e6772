import Checks

@testable import RehearseTheOrder

@MainActor let checks = [
  Check("acceptsTheRightOne", "Your test has no complaint about an order that keeps its word") {
    let found = complaints { RightFlow($0, $1) }
    Checks::expect(found, equals: [], "What your test says of a right order")
  },

  Check("acceptsAnotherRightOne", "Your test asks for nothing that is not promised") {
    let late = complaints { LateFlow($0, $1) }
    Checks::expect(late, equals: [], "What your test says of a right order that binds late")
    let owning = complaints { RememberingFlow($0, $1) }
    Checks::expect(owning, equals: [], "What your test says of a right one that keeps its models")
  },

  Check("noticesSilence", "Your test notices an order that shows nothing") {
    expectComplaint(about: "shows nothing at its start") { SilentFlow($0, $1) }
  },

  Check("noticesTooMuch", "Your test notices an order that shows too much") {
    expectComplaint(about: "pushes its screen twice") { DoubleFlow($0, $1) }
    expectComplaint(about: "presents the receipt twice") { TwoReceiptsFlow($0, $1) }
    expectComplaint(about: "has the receipt up from the start") { PrepaidFlow($0, $1) }
  },

  Check("noticesTheWrongPlace", "Your test notices a screen that is shown in the wrong way") {
    expectComplaint(about: "presents its order as a sheet") { SheetFlow($0, $1) }
    expectComplaint(about: "pushes its receipt") { PushedReceiptFlow($0, $1) }
  },

  Check("noticesTheWrongBread", "Your test notices a screen that is for another bread") {
    expectComplaint(about: "orders another bread, whatever is wanted") {
      OrderOfFlow("not " + $0, $0, $1)
    }
    expectComplaint(about: "has a receipt of another bread, whatever is sold") {
      ReceiptOfFlow("not " + $0, $0, $1)
    }
  },

  Check("noticesOneForAll", "Your test notices an order that is for one bread alone") {
    let ordered = Memory()
    expectComplaint(about: "orders the first bread again, whatever is wanted") {
      OrderOfFlow(ordered.first(or: $0), $0, $1)
    }
    let sold = Memory()
    expectComplaint(about: "has a receipt of the first bread again, whatever is sold") {
      ReceiptOfFlow(sold.first(or: $0), $0, $1)
    }
  },

  Check("noticesTheWrongScreen", "Your test notices a screen of the wrong kind") {
    expectComplaint(about: "begins with a receipt") { ReceiptFirstFlow($0, $1) }
    expectComplaint(about: "presents the order once more, as a receipt") { OrderAgainFlow($0, $1) }
  },

  Check("noticesNoReceipt", "Your test notices an order that has no receipt") {
    expectComplaint(about: "has no receipt") { NoReceiptFlow($0, $1) }
  },

  Check("noticesADeadDone", "Your test notices a receipt whose Done does not dismiss once") {
    expectComplaint(about: "does nothing at Done") { DeadDoneFlow($0, $1) }
    expectComplaint(about: "pops at Done, instead of dismissing") { PoppingDoneFlow($0, $1) }
    expectComplaint(about: "dismisses twice at Done") { EagerDoneFlow($0, $1) }
  },

  Check("noticesHaste", "Your test notices an order that pops before the sheet has gone") {
    expectComplaint(about: "pops at Done and when swiped, not when dismissed") { HastyFlow($0, $1) }
  },

  Check("noticesDeafToSwipes", "Your test notices an order that does not hear of a swiped receipt")
  {
    expectComplaint(about: "pops after Done, and not after a swipe") { DeafFlow($0, $1) }
  },

  Check("noticesTheWrongEnd", "Your test notices a receipt behind which not one pop comes") {
    expectComplaint(about: "never pops") { StayingFlow($0, $1) }
    expectComplaint(about: "pops twice behind the receipt") { PopTwiceFlow($0, $1) }
    expectComplaint(about: "dismisses what has gone, then pops") { DismissAgainFlow($0, $1) }
  },

  Check("noticesPopAgain", "Your test notices an order that pops when its screen has gone") {
    expectComplaint(about: "pops once more at its end") { PopAgainFlow($0, $1) }
  },

  Check("noticesNoFinish", "Your test notices an order that does not finish") {
    expectComplaint(about: "never finishes") { EndlessFlow($0, $1) }
    expectComplaint(about: "finishes with a purchase alone") { BuyersFlow($0, $1) }
    expectComplaint(about: "finishes without a purchase alone") { LookersFlow($0, $1) }
    expectComplaint(about: "does not finish after Done") { LosingDoneFlow($0, $1) }
    expectComplaint(about: "does not finish after a swipe") { LosingSwipeFlow($0, $1) }
  },

  Check("noticesEarlyFinish", "Your test notices an order that finishes too early") {
    expectComplaint(about: "finishes at its start") { ShortFlow($0, $1) }
    expectComplaint(about: "finishes at Done") { DoneFlow($0, $1) }
    expectComplaint(about: "finishes when the receipt has gone") { ReceiptGoneFlow($0, $1) }
  },

  Check("noticesTwoFinishes", "Your test notices an order that finishes twice") {
    expectComplaint(about: "finishes twice at its end") { EchoFlow($0, $1) }
  },

  Check("noticesAnOwner", "Your test notices an order that is kept by its screens") {
    expectComplaint(about: "is kept by its order's view model") { KeptByOrderFlow($0, $1) }
    expectComplaint(about: "is kept by its receipt's view model") { KeptByReceiptFlow($0, $1) }
    expectComplaint(about: "is kept by what the router is to call") { KeptByRouterFlow($0, $1) }
  },
]

/// Expects the student's test to refuse a kind of order.
@MainActor private func expectComplaint(about behaviour: String, _ makeOrder: MakeOrder) {
  let isAccepted = complaints(about: makeOrder).isEmpty
  Checks::expect(
    isAccepted ? "no complaint" : "a complaint",
    equals: "a complaint",
    "What your test says of an order that \(behaviour)"
  )
}

/// Knows the first of all that it was asked about.
@MainActor private final class Memory {
  private var known: String?

  func first(or bread: String) -> String {
    known = known ?? bread
    return known ?? bread
  }
}

/// Keeps all promises; each wrong one changes a part of it.
@MainActor private class RightFlow: OrderFlow {
  var onFinish: (() -> Void)?
  let bread: String
  let router: any Router

  init(_ bread: String, _ router: any Router) {
    self.bread = bread
    self.router = router
  }

  func start() {
    router.push(.order(makeOrder())) { [weak self] in self?.orderHasGone() }
  }

  func makeOrder() -> OrderViewModel {
    let model = OrderViewModel(bread: bread)
    model.onBought = { [weak self] in self?.bought() }
    return model
  }

  func bought() {
    router.present(.receipt(makeReceipt())) { [weak self] in self?.receiptHasGone() }
  }

  func makeReceipt() -> ReceiptViewModel {
    let model = ReceiptViewModel(bread: bread)
    model.onDone = { [weak self] in self?.done() }
    return model
  }

  func done() { router.dismiss() }
  func receiptHasGone() { router.pop() }
  func orderHasGone() { onFinish?() }
}

/// Right as well: it shows first, and binds then.
private final class LateFlow: RightFlow {
  override func start() {
    let model = OrderViewModel(bread: bread)
    router.push(.order(model)) { [weak self] in self?.orderHasGone() }
    model.onBought = { [weak self] in self?.bought() }
  }

  override func bought() {
    let model = ReceiptViewModel(bread: bread)
    router.present(.receipt(model)) { [weak self] in self?.receiptHasGone() }
    model.onDone = { [weak self] in self?.done() }
  }
}

/// Right as well: it owns its view models, and finishes once by a memory of its own.
private final class RememberingFlow: RightFlow {
  private var order: OrderViewModel?
  private var receipt: ReceiptViewModel?
  private var hasFinished = false

  override func makeOrder() -> OrderViewModel {
    let model = super.makeOrder()
    order = model
    return model
  }

  override func makeReceipt() -> ReceiptViewModel {
    let model = super.makeReceipt()
    receipt = model
    return model
  }

  override func orderHasGone() {
    if !hasFinished { onFinish?() }
    hasFinished = true
    order = nil
    receipt = nil
  }
}

private final class SilentFlow: RightFlow {
  override func start() {}
}

private final class DoubleFlow: RightFlow {
  override func start() {
    super.start()
    router.push(.order(makeOrder())) {}
  }
}

private final class TwoReceiptsFlow: RightFlow {
  override func bought() {
    super.bought()
    super.bought()
  }
}

private final class PrepaidFlow: RightFlow {
  override func start() {
    super.start()
    bought()
  }
}

private final class SheetFlow: RightFlow {
  override func start() {
    router.present(.order(makeOrder())) { [weak self] in self?.orderHasGone() }
  }
}

private final class PushedReceiptFlow: RightFlow {
  override func bought() {
    router.push(.receipt(makeReceipt())) { [weak self] in self?.receiptHasGone() }
  }
}

private final class OrderOfFlow: RightFlow {
  private let other: String

  init(_ other: String, _ bread: String, _ router: any Router) {
    self.other = other
    super.init(bread, router)
  }

  override func makeOrder() -> OrderViewModel {
    let model = OrderViewModel(bread: other)
    model.onBought = { [weak self] in self?.bought() }
    return model
  }
}

private final class ReceiptOfFlow: RightFlow {
  private let other: String

  init(_ other: String, _ bread: String, _ router: any Router) {
    self.other = other
    super.init(bread, router)
  }

  override func makeReceipt() -> ReceiptViewModel {
    let model = ReceiptViewModel(bread: other)
    model.onDone = { [weak self] in self?.done() }
    return model
  }
}

private final class ReceiptFirstFlow: RightFlow {
  override func start() {
    router.push(.receipt(makeReceipt())) { [weak self] in self?.orderHasGone() }
  }
}

private final class OrderAgainFlow: RightFlow {
  override func bought() {
    router.present(.order(makeOrder())) { [weak self] in self?.receiptHasGone() }
  }
}

private final class NoReceiptFlow: RightFlow {
  override func bought() { router.pop() }
}

private final class DeadDoneFlow: RightFlow {
  override func done() {}
}

private final class PoppingDoneFlow: RightFlow {
  override func done() { router.pop() }
  override func receiptHasGone() {}
}

private final class EagerDoneFlow: RightFlow {
  override func done() {
    super.done()
    super.done()
  }
}

private final class HastyFlow: RightFlow {
  private var hasPopped = false

  override func done() {
    super.done()
    pop()
  }

  override func receiptHasGone() { pop() }

  private func pop() {
    if !hasPopped { router.pop() }
    hasPopped = true
  }
}

private final class DeafFlow: RightFlow {
  private var isDone = false

  override func done() {
    isDone = true
    super.done()
  }

  override func receiptHasGone() {
    if isDone { super.receiptHasGone() }
  }
}

private final class StayingFlow: RightFlow {
  override func receiptHasGone() {}
}

private final class PopTwiceFlow: RightFlow {
  override func receiptHasGone() {
    super.receiptHasGone()
    super.receiptHasGone()
  }
}

private final class DismissAgainFlow: RightFlow {
  override func receiptHasGone() {
    router.dismiss()
    router.pop()
  }
}

private final class PopAgainFlow: RightFlow {
  override func orderHasGone() {
    router.pop()
    super.orderHasGone()
  }
}

private final class EndlessFlow: RightFlow {
  override func orderHasGone() {}
}

private class BuyersFlow: RightFlow {
  var hasBought = false

  override func bought() {
    hasBought = true
    super.bought()
  }

  override func orderHasGone() {
    if hasBought { super.orderHasGone() }
  }
}

private final class LookersFlow: BuyersFlow {
  override func orderHasGone() {
    if !hasBought { onFinish?() }
  }
}

private class LosingDoneFlow: BuyersFlow {
  var isDone = false

  override func done() {
    isDone = true
    super.done()
  }

  override func orderHasGone() {
    if !isDone { onFinish?() }
  }
}

private final class LosingSwipeFlow: LosingDoneFlow {
  override func orderHasGone() {
    if isDone || !hasBought { onFinish?() }
  }
}

private final class ShortFlow: RightFlow {
  override func start() {
    super.start()
    onFinish?()
  }

  override func orderHasGone() {}
}

private final class DoneFlow: LosingDoneFlow {
  override func done() {
    super.done()
    onFinish?()
  }
}

private final class ReceiptGoneFlow: BuyersFlow {
  override func receiptHasGone() {
    super.receiptHasGone()
    onFinish?()
  }

  override func orderHasGone() {
    if !hasBought { onFinish?() }
  }
}

private final class EchoFlow: RightFlow {
  override func orderHasGone() {
    super.orderHasGone()
    super.orderHasGone()
  }
}

private final class KeptByOrderFlow: RightFlow {
  override func makeOrder() -> OrderViewModel {
    let model = OrderViewModel(bread: bread)
    model.onBought = { self.bought() }
    return model
  }
}

private final class KeptByReceiptFlow: RightFlow {
  override func makeReceipt() -> ReceiptViewModel {
    let model = ReceiptViewModel(bread: bread)
    model.onDone = { self.done() }
    return model
  }
}

private final class KeptByRouterFlow: RightFlow {
  override func start() {
    router.push(.order(makeOrder())) { self.orderHasGone() }
  }
}
