/// A screen that a recording router was given, and whom to tell of its
/// end.
struct RecordedScreen {
  let screen: Screen
  let onRemoval: () -> Void
}
