/// What can be chosen on a screen of buttons.
struct Choice {
  let label: String
  let action: @MainActor () -> Void
}
