extension WeekCoordinator: PickByDelegateDelegate {
  func pickByDelegate() {
    let pick = PickByDelegate(
      navigationController: navigationController,
      watcher: watcher
    )
    pick.delegate = self
    addChild(pick)
    pick.start()
  }

  func pick(_ pick: PickByDelegate, didTake bread: Bread) {
    removeChild(pick)
    viewModel.set(bread.name, for: .monday)
  }

  func pickDidCancel(_ pick: PickByDelegate) {
    removeChild(pick)
    viewModel.set("cancelled", for: .monday)
  }
}
