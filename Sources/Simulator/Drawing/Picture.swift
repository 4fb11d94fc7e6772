/// What can be drawn of a running app.
public enum Picture: String, CaseIterable, Sendable {
  /// What the user sees.
  case screen
  /// What lies on each navigation stack.
  case stacks
  /// The coordinators, and who owns whom.
  case tree
  /// What should have been freed and is alive.
  case leaks
  /// What UIKit sent to the app.
  case log
}
