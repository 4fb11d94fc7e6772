/// What the question for an address shows, and what can happen on it.
@MainActor
final class AddressViewModel {
  var onChosen: ((String) -> Void)?
  /// Called when the customer wants to be back at the day's list.
  var onLeave: (() -> Void)?

  let title = "Where to?"
  let addresses = ["Mill Lane 3", "Harbour 12"]

  func choose(_ address: String) { onChosen?(address) }
  func leave() { onLeave?() }
}
