/// Where text lies from left to right.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Filling the line.
  case justified = 3
  /// As the language has it.
  case natural = 4
}
