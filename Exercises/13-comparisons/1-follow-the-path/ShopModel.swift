import Observation

/// Where the user is, as a value: the list, and a route for each screen
/// above it.
@MainActor
@Observable
final class ShopModel {
  var path: [Route] = []
  private(set) var summary = "Nothing ordered"

  func open(_ name: String) { path = [.bread(name)] }

  func order(_ name: String) { path = [.bread(name), .amount(name)] }

  func take(_ amount: String, of name: String) {
    summary = "\(amount) \(name)"
    path = []
  }

  func decline(_ name: String) { path = [.bread(name)] }
}
