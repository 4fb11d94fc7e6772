import Foundation
import Observation

/// Where the user is, as a value: the list, and a route for each screen
/// above it.
///
/// Not final, so that `FaultyPathModel` can show what goes wrong.
@MainActor
@Observable
class PathModel {
  var path: [PathRoute] = []
  private(set) var order: Order?

  func open(_ bread: Bread) { path = [.bread(bread.name)] }

  func order(_ bread: Bread) {
    path = [.bread(bread.name), .amount(bread.name)]
  }

  func take(_ amount: Amount, of bread: Bread) {
    order = Order(amount: amount, bread: bread)
    path = []
  }

  func decline(_ bread: Bread) { path = [.bread(bread.name)] }

  // MARK: From launch to launch

  /// The path, to be written down; nil if it cannot be.
  var saved: Data? { try? JSONEncoder().encode(path) }

  /// Goes to where the user was, as far as that can still be shown.
  func restore(from saved: Data) {
    // What cannot be read is no reason not to start: the list is there.
    let routes = try? JSONDecoder().decode([PathRoute].self, from: saved)
    path = Array((routes ?? []).prefix { $0.bread != nil })
  }
}
