/// How far an animation is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun; it runs or is paused.
  case active = 1
  /// Stopped, and waiting to be finished.
  case stopped = 2
}
