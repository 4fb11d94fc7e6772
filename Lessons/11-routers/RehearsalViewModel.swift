/// What a rehearsal has found.
@MainActor
final class RehearsalViewModel {
  let title = "Rehearsal"
  let lines: [String]

  init(lines: [String]) {
    self.lines = lines
  }
}
