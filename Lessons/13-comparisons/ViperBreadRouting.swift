/// Where one can go from a bread.
@MainActor
protocol ViperBreadRouting {
  func showAmount(of bread: Bread)
}
