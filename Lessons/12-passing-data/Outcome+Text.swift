extension Outcome<Bread> {
  /// What the week's screen says of it.
  var text: String {
    switch self {
    case .finished(let bread): bread.name
    case .cancelled: "cancelled"
    }
  }
}
