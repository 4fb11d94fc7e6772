import Foundation

/// Who is signed in, and the phone's memory of it.
@MainActor
final class Session {
  /// The customer's name, or nil when nobody is signed in.
  private(set) var customer: String?
  private let defaults: UserDefaults
  private static let key = "customer"

  init(defaults: UserDefaults) {
    self.defaults = defaults
    customer = defaults.string(forKey: Self.key)
  }

  func signIn(as name: String?) {
    customer = name
  }

  func signOut() {
    customer = nil
  }

  isolated deinit {
    if let customer {
      defaults.set(customer, forKey: Self.key)
    } else {
      defaults.removeObject(forKey: Self.key)
    }
  }
}
