import Checks

@testable import WriteTheTest

@MainActor let checks = [
  Check("acceptsTheRightOne", "Your test has no complaint about a view model that keeps its word") {
    let found = complaints { RightModel($0, $1, $2) }
    Checks::expect(found, equals: [], "What your test says of a right view model")
  },

  Check("acceptsAnotherRightOne", "Your test asks for nothing that is not promised") {
    let found = complaints { OtherRightModel($0, $1, $2) }
    Checks::expect(found, equals: [], "What your test says of another right view model")
  },

  Check("noticesSilence", "Your test notices a view model that tells nobody") {
    expectComplaint(about: "never tells its navigation") { SilentModel($0, $1, $2) }
  },

  Check("noticesAnEcho", "Your test notices a view model that tells too often") {
    expectComplaint(about: "tells each order twice") { EchoingModel($0, $1, $2) }
  },

  Check("noticesFatigue", "Your test notices a view model that tells too seldom") {
    expectComplaint(about: "tells its first order and no other") { TiredModel($0, $1, $2) }
  },

  Check("noticesTheWrongBread", "Your test notices a view model that tells of another bread") {
    expectComplaint(about: "tells of Rye, whatever it sells") { RyeModel($0, $1, $2) }
    expectComplaint(about: "tells of Brioche, whatever it sells") { BriocheModel($0, $1, $2) }
  },

  Check("noticesAFullShelf", "Your test notices a view model that takes no loaf") {
    expectComplaint(about: "tells an order and takes no loaf") { FullModel($0, $1, $2) }
  },

  Check("noticesGreed", "Your test notices a view model that takes more than one loaf") {
    expectComplaint(about: "takes two loaves for one order") { GreedyModel($0, $1, $2) }
  },

  Check("noticesHaste", "Your test notices a view model that tells before it is true") {
    expectComplaint(about: "tells the order before it takes the loaf") { HastyModel($0, $1, $2) }
  },

  Check("noticesAnOrderOfNothing", "Your test notices a view model that tells when none is left") {
    expectComplaint(about: "tells an order when none is left") { EmptyModel($0, $1, $2) }
  },

  Check("noticesMinusOne", "Your test notices a view model that takes when none is left") {
    expectComplaint(about: "counts on below zero, in silence") { OverdrawnModel($0, $1, $2) }
  },

  Check("noticesQuietData", "Your test notices a view model whose data change in silence") {
    expectComplaint(about: "never calls onDataUpdated") { QuietModel($0, $1, $2) }
  },

  Check("noticesTiredData", "Your test notices a view model that announces one change alone") {
    expectComplaint(about: "calls onDataUpdated once and never again") { WearyModel($0, $1, $2) }
  },

  Check("noticesEchoedData", "Your test notices a view model that announces a change twice") {
    expectComplaint(about: "calls onDataUpdated twice for a change") { StutteringModel($0, $1, $2) }
  },

  Check("noticesEarlyData", "Your test notices a view model that announces its data too early") {
    expectComplaint(about: "calls onDataUpdated before left changes") { EarlyModel($0, $1, $2) }
  },

  Check("noticesIdleData", "Your test notices a view model that announces what is not so") {
    expectComplaint(about: "calls onDataUpdated when nothing changes") { IdleModel($0, $1, $2) }
  },

  Check("noticesAnOwner", "Your test notices a view model that keeps its navigation in memory") {
    expectComplaint(about: "owns its navigation") { OwningModel($0, $1, $2) }
  },
]

/// Expects the student's test to refuse a kind of view model.
@MainActor private func expectComplaint(about behaviour: String, _ makeBread: MakeBread) {
  let isAccepted = complaints(about: makeBread).isEmpty
  Checks::expect(
    isAccepted ? "no complaint" : "a complaint",
    equals: "a complaint",
    "What your test says of a view model that \(behaviour)"
  )
}

/// Keeps all promises; each wrong one changes a part of it.
@MainActor private class RightModel: BreadModel {
  var left: Int
  var onDataUpdated: (() -> Void)?
  let name: String
  weak var navigation: (any BreadNavigation)?

  init(_ name: String, _ left: Int, _ navigation: any BreadNavigation) {
    self.name = name
    self.left = left
    self.navigation = navigation
  }

  func order() {
    guard left > 0 else { return }
    take()
    tell()
  }

  func take() {
    left -= 1
    onDataUpdated?()
  }

  func tell() { navigation?.breadWasOrdered(name) }
}

/// Right as well: data are announced last.
private final class OtherRightModel: RightModel {
  override func order() {
    guard left > 0 else { return }
    left -= 1
    tell()
    onDataUpdated?()
  }
}

private final class SilentModel: RightModel {
  override func tell() {}
}

private final class EchoingModel: RightModel {
  override func tell() {
    super.tell()
    super.tell()
  }
}

private final class TiredModel: RightModel {
  private var hasTold = false

  override func tell() {
    if !hasTold { super.tell() }
    hasTold = true
  }
}

private final class RyeModel: RightModel {
  override func tell() { navigation?.breadWasOrdered("Rye") }
}

private final class BriocheModel: RightModel {
  override func tell() { navigation?.breadWasOrdered("Brioche") }
}

private final class FullModel: RightModel {
  override func take() {}
}

private final class GreedyModel: RightModel {
  override func take() {
    left = max(0, left - 2)
    onDataUpdated?()
  }
}

private final class HastyModel: RightModel {
  override func order() {
    guard left > 0 else { return }
    tell()
    take()
  }
}

private final class EmptyModel: RightModel {
  override func order() {
    if left > 0 { take() }
    tell()
  }
}

private final class OverdrawnModel: RightModel {
  override func order() {
    left -= 1
    guard left >= 0 else { return }
    onDataUpdated?()
    tell()
  }
}

private final class QuietModel: RightModel {
  override func take() { left -= 1 }
}

private final class WearyModel: RightModel {
  private var hasAnnounced = false

  override func take() {
    left -= 1
    if !hasAnnounced { onDataUpdated?() }
    hasAnnounced = true
  }
}

private final class StutteringModel: RightModel {
  override func take() {
    super.take()
    onDataUpdated?()
  }
}

private final class EarlyModel: RightModel {
  override func take() {
    onDataUpdated?()
    left -= 1
  }
}

private final class IdleModel: RightModel {
  override func order() {
    if left == 0 { onDataUpdated?() }
    super.order()
  }
}

private final class OwningModel: RightModel {
  private let owned: any BreadNavigation

  override init(_ name: String, _ left: Int, _ navigation: any BreadNavigation) {
    owned = navigation
    super.init(name, left, navigation)
  }
}
