import Observation

/// A payment, and how far it has come.
@MainActor
@Observable
final class Payment {
  private(set) var state = OrderState.open

  /// Whether it can be begun, for the first time or again.
  var canBegin: Bool { state == .open || state == .refused }

  /// Asks a till, and returns whether the card was accepted.
  func make(_ crowns: Int, by till: any Till) async -> Bool {
    state = .paying
    let isAccepted = await till.charge(crowns)
    state = isAccepted ? .paid : .refused
    return isAccepted
  }
}
