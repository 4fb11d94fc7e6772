extension Route {
  /// The place in words, for the screen.
  var words: String {
    switch self {
    case .bread(let id): "bread \(id.number)"
    case .order(let id): "order of bread \(id.number)"
    case .user(let id): "user \(id.number)"
    }
  }
}
