import Foundation

/// Gives the defaults of an imaginary phone, as it comes from the shop.
@MainActor
func phone(_ name: String) -> UserDefaults {
  let defaults = UserDefaults(suiteName: name) ?? .standard
  defaults.removePersistentDomain(forName: name)
  return defaults
}
