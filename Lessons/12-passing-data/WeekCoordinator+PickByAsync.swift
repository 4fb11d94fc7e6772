extension WeekCoordinator {
  func pickByAsync() {
    let pick = makePickByAsync()
    addChild(pick)
    Task { [weak self] in
      let outcome = await pick.outcome()
      self?.removeChild(pick)
      self?.viewModel.set(outcome.text, for: .wednesday)
    }
  }
}
