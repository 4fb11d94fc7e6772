extension PathRoute {
  /// The bread that the screen is about, or nil when there is none of
  /// that name today.
  var bread: Bread? {
    switch self {
    case .bread(let name), .amount(let name): Bread.named(name)
    }
  }
}
