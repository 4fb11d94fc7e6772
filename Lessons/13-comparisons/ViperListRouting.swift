/// Where one can go from the list.
@MainActor
protocol ViperListRouting {
  func showBread(_ bread: Bread)
}
