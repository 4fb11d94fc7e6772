extension WeekCoordinator {
  func pickByAsync() {
    let pick = makePickByAsync()
    addChild(pick)
    task = Task { [weak self] in
      let outcome = await pick.outcome()
      self?.removeChild(pick)
      self?.viewModel.set(outcome.text, for: .wednesday)
    }
  }
}
