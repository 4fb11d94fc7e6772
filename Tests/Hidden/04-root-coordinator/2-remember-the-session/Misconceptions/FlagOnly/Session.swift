import Foundation

/// Who is signed in, and the phone's memory of it.
@MainActor
final class Session {
  /// The customer's name, or nil before anybody has given it.
  private(set) var customer: String?
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  var isLoggedIn: Bool { defaults.bool(forKey: "isLoggedIn") }

  func signIn(as name: String?) {
    customer = name
    defaults.set(true, forKey: "isLoggedIn")
  }

  func signOut() {
    customer = nil
    defaults.set(false, forKey: "isLoggedIn")
  }
}
