/// A router that keeps what it is given, and shows nothing.
final class RehearsedRouterStack: Router {
  private(set) var stack: [RouterScreen] = []

  func setRoot(_ screen: RouterScreen) { stack = [screen] }
  func push(_ screen: RouterScreen) { stack.append(screen) }
  func pop() { stack.removeLast() }
  func popToRoot() { stack.removeLast(stack.count - 1) }
}
