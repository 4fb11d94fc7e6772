/// V: what a bread's presenter says to its view.
@MainActor
protocol BreadView: AnyObject {
  func show(price: String, stock: String, canOrder: Bool)
}
