/// What the question for an address shows, and what can happen on it.
@MainActor
final class AddressViewModel {
  var onChosen: ((String) -> Void)?

  let title = "Where to?"
  let addresses = ["Mill Lane 3", "Harbour 12"]

  func choose(_ address: String) { onChosen?(address) }
}
