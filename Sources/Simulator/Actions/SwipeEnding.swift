/// How a swipe that the user has begun ends.
public enum SwipeEnding: Sendable, Equatable {
  /// Far enough: what was swiped away goes.
  case finished
  /// Let go too early: everything slides back.
  case halfwayAndLetGo
}
