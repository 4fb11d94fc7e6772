/// A router that passes on what it is told to do, and tells nothing.
final class MuteRouter: NavigationRouter {
  override func push(
    _ screen: Screen,
    onRemoval: @escaping () -> Void
  ) {
    super.push(screen) {}
  }
}
