/// Brings screens to the user and takes them away.
///
/// It calls `onRemoval` once, when the screen has gone, whoever has taken
/// it away. A transition takes time: that is a while after `pop` or
/// `dismiss` was called.
@MainActor
protocol Router: AnyObject {
  /// Puts a screen on top of the stack.
  func push(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Takes the top screen away.
  func pop()

  /// Lays a sheet over the stack.
  func present(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Takes the sheet away.
  func dismiss()
}
