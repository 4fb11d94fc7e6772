/// What a test needs of a form: the user's hand and the user's eye.
@MainActor
protocol RehearsedShop: AnyObject {
  /// The titles of the screens on the stack, the first at the bottom.
  var screens: [String] { get }
  /// What the list says of the last order.
  var summary: String { get }

  func choose(_ bread: Bread)
  func order()
  func take(_ amount: Amount)
  func goBack()
}
