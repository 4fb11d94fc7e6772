/// The tabs, in their order.
enum Tab: Int, CaseIterable {
  case bread, orders, settings

  var title: String {
    switch self {
    case .bread: "Bread"
    case .orders: "Orders"
    case .settings: "Settings"
    }
  }
}
