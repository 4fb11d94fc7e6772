/// Brings screens to the user and takes them away: how, not what.
///
/// Each screen but the root comes with a closure. It is called once, when
/// the screen has gone, whoever has taken it away; when several go at
/// once, for the upper one first.
@MainActor
protocol Router: AnyObject {
  /// Puts the screen there that all else begins at.
  func setRoot(_ screen: Screen)

  /// Shows what was chosen at the root, in place of all that was shown and
  /// pushed before.
  func show(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Puts a screen over the one that is shown.
  func push(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Takes away all that was pushed over what is shown.
  func popToShown()

  /// Takes away what is shown, and all that was pushed over it.
  func close()

  /// Lays a screen on a sheet over everything; there is one at most.
  func present(_ screen: Screen, onRemoval: @escaping () -> Void)

  /// Takes the sheet away.
  func dismiss()
}
