import Foundation

/// Gives the defaults of an imaginary phone, by its name.
@MainActor
func phone(_ name: String) -> UserDefaults {
  UserDefaults(suiteName: name) ?? .standard
}
