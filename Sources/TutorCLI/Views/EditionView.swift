import Editions
import Workbook

/// Shows what became of an edition, and what stays in it as somebody has changed it.
struct EditionView: Sendable {
  private let outcome: EditionOutcome
  private let context: Context

  init(_ outcome: EditionOutcome, in context: Context) {
    self.outcome = outcome
    self.context = context
  }

  var passages: [Passage] {
    let done = Message.editionDone([
      "kind": outcome.kind.rawValue, "path": context.shortened(outcome.folder),
      "written": outcome.written, "unchanged": outcome.unchanged, "removed": outcome.removed,
    ])
    return [.line(done, .success)] + leftOut + kept
  }

  private var leftOut: [Passage] {
    guard !outcome.leftOut.isEmpty else { return [] }
    let paths = outcome.leftOut.joined(separator: ", ")
    return [.line(Message.editionLeftOut(["paths": paths]), .note)]
  }

  private var kept: [Passage] {
    guard !outcome.kept.isEmpty else { return [] }
    let exercises = Set(outcome.kept.compactMap(\.exercise)).sorted()
    let lines =
      exercises.map { line(about: $0) }
      + outcome.kept.filter { $0.exercise == nil || $0.state == .inTheWay }.map(line)
    return [.blank, .line(Message.editionKept())]
      + lines.map { .text([Span("  " + $0)], hanging: 4) }
  }

  private func line(about exercise: ExerciseID) -> String {
    let kept = outcome.kept.filter { $0.exercise == exercise }
    let files = kept.map { file -> String in
      let name = String(file.path.split(separator: "/").last ?? "")
      return file.state == .removed ? Message.editionFileRemoved(["file": name]) : name
    }
    let isNewer = kept.contains(where: \.isNewer)
    return (isNewer ? Message.editionNewStarter : Message.editionKeptExercise)([
      "exercise": exercise, "files": files.joined(separator: ", "),
    ])
  }

  private func line(about file: EditionOutcome.Kept) -> String {
    let facts: KeyValuePairs<String, any CustomStringConvertible> = ["path": file.path]
    switch file.state {
    case .inTheWay: return Message.editionInTheWay(facts)
    case .left: return Message.editionLeft(facts)
    case .changed, .removed: return Message.editionKeptFile(facts)
    }
  }
}
