extension WeekCoordinator {
  func pickByRepository() {
    let pick = PickByRepository(
      navigationController: navigationController,
      watcher: watcher,
      repository: repository
    )
    pick.onEnd = { [weak self, weak pick] in
      if let pick { self?.removeChild(pick) }
    }
    addChild(pick)
    pick.start()
  }

  func watchRepository() {
    repository.onChange = { [viewModel] bread in
      viewModel.set(bread.name, for: .friday)
    }
  }
}
