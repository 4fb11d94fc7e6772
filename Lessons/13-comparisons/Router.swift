/// Brings screens to the user and takes them away: how, not what.
///
/// Lesson 11's router tells besides when a screen has gone. Nobody here
/// has a child that would have to know.
@MainActor
protocol Router: AnyObject {
  func setRoot(_ screen: RouterScreen)
  func push(_ screen: RouterScreen)
  func pop()
  func popToRoot()
}
