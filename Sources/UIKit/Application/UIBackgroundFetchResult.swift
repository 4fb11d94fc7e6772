/// What came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It did not work.
  case failed = 2
}
