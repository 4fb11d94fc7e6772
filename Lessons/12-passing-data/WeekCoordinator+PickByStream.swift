extension WeekCoordinator {
  func pickByStream() {
    let pick = makePickByStream()
    addChild(pick)
    pick.start()
    task = Task { [weak self] in
      for await news in pick.news {
        self?.show(news)
      }
      self?.removeChild(pick)
    }
  }

  private func show(_ news: PickByStreamNews) {
    switch news {
    case .lookedAt(let bread):
      viewModel.set("looked at \(bread.name)", for: .thursday)
    case .took(let bread):
      viewModel.set(bread.name, for: .thursday)
    }
  }
}
