/// How one object refers to another.
public enum Hold: Sendable, Hashable {
  /// Keeps it alive.
  case strong
  /// Becomes nil when it is freed.
  case weak
  /// Must not be used once it is freed.
  case unowned
}
