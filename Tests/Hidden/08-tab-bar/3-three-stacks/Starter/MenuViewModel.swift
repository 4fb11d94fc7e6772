/// What the first screen offers.
@MainActor
final class MenuViewModel {
  var onBread: (() -> Void)?
  var onProfile: (() -> Void)?
  var onSettings: (() -> Void)?

  let title = "Crumb"

  func openBread() { onBread?() }
  func openProfile() { onProfile?() }
  func openSettings() { onSettings?() }
}
