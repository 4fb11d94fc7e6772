/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The system chooses.
  case `default` = 0
  /// Light text, for a dark background.
  case lightContent = 1
  /// Dark text, for a light background.
  case darkContent = 3
}
