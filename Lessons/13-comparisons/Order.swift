/// What has been ordered.
struct Order {
  let amount: Amount
  let bread: Bread

  var text: String { "\(amount.rawValue) \(bread.name)" }
}
