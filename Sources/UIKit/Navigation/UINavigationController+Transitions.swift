extension UINavigationController {
  /// Puts back those that a cancelled transition took off, and takes off those that it put on.
  func didCancel(_ transition: ContainerTransition) {
    let returning = Array(leaving.reversed())
    leaving = []
    for controller in returning { controller.membership = .settled }
    if transition.to?.membership == .moving { withdrawEntering() }
    let place = storedChildren.lastIndex { $0 === transition.to }.map { $0 + 1 }
    storedChildren.insert(contentsOf: returning, at: place ?? storedChildren.endIndex)
  }

  private func withdrawEntering() {
    let withdrawn = entering.compactMap(\.object).filter { $0.membership == .moving }
    entering = []
    for controller in withdrawn.reversed() {
      storedChildren.removeAll { $0 === controller }
      letGo(controller)
    }
  }
}
