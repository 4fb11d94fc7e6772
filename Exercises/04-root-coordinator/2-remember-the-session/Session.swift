import Foundation

/// Who is signed in, and the phone's memory of it.
@MainActor
final class Session {
  /// The customer's name, or nil when nobody is signed in.
  private(set) var customer: String?
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
    customer = defaults.string(forKey: "customerName")
  }

  func signIn(as name: String?) {
    customer = name
    UserDefaults.standard.set(name, forKey: "customer")
  }

  func signOut() {
    customer = nil
  }
}
