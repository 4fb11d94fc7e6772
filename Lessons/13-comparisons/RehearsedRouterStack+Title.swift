extension RouterScreen {
  /// What the screen is called, for whoever cannot see it.
  @MainActor var title: String {
    switch self {
    case .list(let model): model.title
    case .bread(let model): model.title
    case .amount(let model): model.title
    }
  }
}
