/// R: where one can go from a bread.
@MainActor
protocol BreadRouting {
  func showReceipt(of name: String, price: Int)
}
