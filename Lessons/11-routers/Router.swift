/// Brings screens to the user and takes them away: how, not what.
///
/// Each screen but the root comes with a closure. It is called once, when
/// the screen has gone, whoever has taken it away.
@MainActor
protocol Router: AnyObject {
  /// Puts the screen there that all else begins at.
  func setRoot(_ screen: Screen)

  /// Shows what was chosen at the root, in place of what was before.
  func show(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Puts a screen over the one that is shown.
  func push(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Takes away what was shown or pushed last.
  func pop()

  /// Lays a sheet over everything, if none is there; one that finds no
  /// room has gone at once.
  func present(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Takes the sheet away.
  func dismiss()
}
