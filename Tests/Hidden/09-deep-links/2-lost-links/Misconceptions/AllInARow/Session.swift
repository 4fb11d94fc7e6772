import Foundation

/// What the app must remember from one launch to the next.
@MainActor
final class Session {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// The customer's name, or nil when nobody is signed in.
  var customer: String? {
    get { defaults.string(forKey: "customer") }
    set { defaults.set(newValue, forKey: "customer") }
  }
}
