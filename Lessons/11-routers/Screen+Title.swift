extension Screen {
  /// What the screen is called, for whoever cannot see it.
  @MainActor var title: String {
    switch self {
    case .list(let model): model.title
    case .bread(let model): model.title
    case .order(let model): model.title
    case .receipt(let model): model.title
    case .rehearsal(let model): model.title
    }
  }
}
