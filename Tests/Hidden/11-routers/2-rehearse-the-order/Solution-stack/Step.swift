/// One thing that happens, and the one answer to it.
struct Step {
  let name: String
  let expected: String
  let action: @MainActor (RecordingRouter, any OrderFlow) -> Void

  init(
    _ name: String,
    _ expected: String,
    action: @escaping @MainActor (RecordingRouter, any OrderFlow) -> Void
  ) {
    self.name = name
    self.expected = expected
    self.action = action
  }
}
