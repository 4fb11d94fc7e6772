import Foundation

/// Remembers the customer in the user's defaults.
@MainActor
final class DefaultsSessionStore: SessionStore {
  private let defaults = UserDefaults.standard

  var customer: String? {
    get { defaults.string(forKey: "customer") }
    set { defaults.set(newValue, forKey: "customer") }
  }
}
