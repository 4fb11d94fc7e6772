/// The forms in which the one flow is written.
enum Form: String, CaseIterable {
  case plain = "Plain"
  case coordinator = "Coordinator"
  case router = "Router"
  case viper = "VIPER"
  case path = "Path"
}
