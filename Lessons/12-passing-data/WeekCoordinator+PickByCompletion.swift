extension WeekCoordinator {
  func pickByCompletion() {
    run(makePickByCompletion()) { [viewModel] outcome in
      viewModel.set(outcome.text, for: .tuesday)
    }
  }
}
