import Foundation

/// Who is signed in, kept on the phone.
@MainActor
final class Session: CustomerMemory {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  var customer: String? { defaults.string(forKey: "customer") }

  func signIn(as name: String) {
    defaults.set(name, forKey: "customer")
  }

  func signOut() {
    defaults.removeObject(forKey: "customer")
  }
}
