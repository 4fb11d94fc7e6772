extension UITabBarController {
  /// How many tabs the bar has room for.
  private static let room = 5

  /// The More controller, if there is something for it.
  var moreIfNeeded: UIMoreNavigationController? { controllers.count > Self.room ? more : nil }

  /// The controllers that the More controller lists.
  var controllersInMore: [UIViewController] {
    controllers.count > Self.room ? Array(controllers.dropFirst(Self.room - 1)) : []
  }

  /// The tab that is shown over the More controller's list, while that is selected.
  var shownTabInMore: UIViewController? {
    guard let moreIfNeeded, selection === moreIfNeeded else { return nil }
    return moreIfNeeded.shownTab
  }

  /// The controllers that have a place in the bar, the More controller among them.
  package var barControllers: [UIViewController] {
    guard let moreIfNeeded else { return controllers }
    return controllers.prefix(Self.room - 1) + [moreIfNeeded]
  }

  /// The one of these that is selected.
  package var selectedBarController: UIViewController? { selection }

  func isSelectable(_ controller: UIViewController) -> Bool {
    controllers.contains(controller) || controller === moreIfNeeded
  }

  /// Selects a tab; one that the bar has no room for is shown over the More controller's list.
  func select(_ controller: UIViewController) {
    if let moreIfNeeded, controllersInMore.contains(controller) {
      selection = moreIfNeeded
      moreIfNeeded.show(tab: controller, animated: false)
    } else {
      selection = controller
    }
    transitions.request(animated: false)
  }

  func replaceControllers(with wanted: [UIViewController]) {
    let old = controllers
    moreIfNeeded?.show(tab: nil, animated: false)
    controllers = wanted
    for former in old where !wanted.contains(former) { letGo(former) }
    for new in wanted where !old.contains(new) { take(new) }
    takeMore()
    if selection.map({ !isSelectable($0) }) ?? true { selection = wanted.first }
    transitions.request(animated: false)
  }

  /// Lets the More controller have a tab for as long as it shows it.
  func lend(_ controller: UIViewController) {
    guard controller.storedParent === self else { return }
    controller.sendWillMove(to: nil)
    controller.leaveParent()
  }

  /// A tab has left the More controller's stack and is this container's child again.
  func takeBack(_ controller: UIViewController) {
    guard controllers.contains(controller), controller.storedParent == nil else { return }
    take(controller)
  }

  /// Another container has taken a tab for good.
  func forgetTakenControllers() {
    controllers.removeAll { $0.storedParent == nil }
    if selection.map({ !isSelectable($0) }) ?? true { selection = controllers.first }
    transitions.request(animated: false)
  }

  private func takeMore() {
    if let moreIfNeeded, moreIfNeeded.storedParent == nil { take(moreIfNeeded) }
  }

  private func take(_ controller: UIViewController) {
    addToChildren(controller)
    controller.sendDidMove(to: self)
  }

  private func letGo(_ controller: UIViewController) {
    guard controller.storedParent === self else { return }
    controller.sendWillMove(to: nil)
    if controller === transitions.displayed { controller.beginAppearance(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
    controller.leaveParent()
  }
}

extension UITabBarController {
  /// The user taps a place in the bar.
  ///
  /// A repeated tap on the selected one pops its navigation controller to the root (recorded).
  package func userTapTab(at index: Int) {
    guard barControllers.indices.contains(index) else { return }
    let tapped = barControllers[index]
    guard maySelect(tapped) else { return }
    let isRepeated = tapped === selection
    if !isRepeated { select(tapped) }
    if let delegate {
      Runtime.current.note("didSelect", to: delegate, typeName(of: tapped))
      delegate.tabBarController(self, didSelect: tapped)
    }
    if isRepeated { (tapped as? UINavigationController)?.popToRootViewController(animated: true) }
  }

  private func maySelect(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    Runtime.current.note("shouldSelect", to: delegate, typeName(of: controller))
    return delegate.tabBarController(self, shouldSelect: controller)
  }
}
