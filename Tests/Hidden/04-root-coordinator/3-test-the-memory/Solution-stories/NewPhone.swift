import Foundation

/// Gives the defaults of a phone that nobody has ever used.
@MainActor
func newPhone() -> UserDefaults {
  UserDefaults(suiteName: UUID().uuidString) ?? .standard
}
