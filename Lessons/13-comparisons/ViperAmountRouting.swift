/// Where one can go from the question.
@MainActor
protocol ViperAmountRouting {
  func back()
  func backToList()
}
