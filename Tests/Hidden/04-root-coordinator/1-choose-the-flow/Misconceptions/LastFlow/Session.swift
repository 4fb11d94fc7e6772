import Foundation

/// What the app must remember from one launch to the next.
///
/// Nothing is copied into a property: each question is put to the phone,
/// and each answer is as new as the last writing.
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

  /// Whether this phone's owner has been introduced to the app.
  var hasSeenOnboarding: Bool {
    get { defaults.bool(forKey: "hasSeenOnboarding") }
    set { defaults.set(newValue, forKey: "hasSeenOnboarding") }
  }
}
