package import Workbook

/// Finds out which exercise each handed-in file belongs to.
///
/// A file belongs to an exercise when it lies in a folder of the exercise's name or number, in one of its
/// lesson's, however deep these lie: platforms put folders of their own around them.
package struct Placement: Equatable, Sendable {
  /// The answers, by exercise.
  package private(set) var answers: [ExerciseID: HandedInAnswer] = [:]
  /// What the grader must be told.
  package private(set) var troubles: [Trouble]

  /// Where an exercise lies in a submission: above its lesson's folder, and in its own.
  private struct Place: Hashable {
    var above: [Substring]
    var folder: String
    /// Texts are the same when they read the same; folders are when their bytes are.
    var bytes: [UInt8]
  }

  /// Sorts what was handed in.
  package init(_ handIn: HandIn, course: Course) {
    troubles = handIn.troubles
    var found: [ExerciseID: [Place: [HandIn.File]]] = [:]
    for file in handIn.files {
      if let (id, place) = Self.place(of: file.path, course: course) {
        found[id, default: [:]][place, default: []].append(file)
      } else if case .failure(let fault) = file.contents {
        troubles.append(.fault(path: file.path, fault))
      }
    }
    // Why an archive could not be read is told already.
    if found.isEmpty, !troubles.contains(where: \.isOfAnArchive) { troubles.append(.nothingFound) }
    for (id, places) in found.sorted(by: { $0.key < $1.key }) { choose(id, among: places) }
  }

  private mutating func choose(_ id: ExerciseID, among places: [Place: [HandIn.File]]) {
    let ranked = places.sorted { Self.isBetter($0.key, $1.key) }
    guard let best = ranked.first else { return }
    answers[id] = HandedInAnswer(best.value)
    for other in ranked.dropFirst() {
      troubles.append(.twice(id, used: best.key.folder, left: other.key.folder))
    }
  }

  /// The same with the answers that others have too, and with none where these differ or lack it.
  /// - Parameters:
  ///   - others: What else the answers may be taken from.
  ///   - fault: What is said of an answer that is not alike in all.
  /// - Returns: The answers of all.
  func agreeing(with others: some Collection<Placement>, fault: String) -> Placement {
    var result = self
    for other in others {
      for (id, answer) in other.answers {
        let own = result.answers[id] ?? answer
        let isAlike = result.answers[id]?.contents == answer.contents
        result.answers[id]?.modified = min(own.modified, answer.modified)
        if !isAlike { result.answers[id] = own.unreadable(since: fault) }
      }
      for (id, own) in result.answers where other.answers[id] == nil {
        result.answers[id] = own.unreadable(since: fault)
      }
      result.troubles += other.troubles.filter { !result.troubles.contains($0) }
    }
    if !result.answers.isEmpty { result.troubles.removeAll { $0 == .nothingFound } }
    return result
  }

  /// What lies in `Exercises` comes first, then what lies least deep.
  private static func isBetter(_ one: Place, _ other: Place) -> Bool {
    let ranks = [one, other].map { ($0.above.last == "Exercises" ? 0 : 1, $0.above.count) }
    return ranks[0] == ranks[1]
      ? one.bytes.lexicographicallyPrecedes(other.bytes) : ranks[0] < ranks[1]
  }

  private static func place(of path: String, course: Course) -> (ExerciseID, Place)? {
    let names = path.split(separator: "/")
    guard names.count >= 3, !path.hasPrefix("/"), !names.contains("..") else { return nil }
    let above = names.dropLast(3)
    // The hidden checks of a workbook that was handed in whole are nobody's answer.
    guard above.last != "Hidden",
      let lesson = course.lessons.first(where: { $0.folder.isNamed(names[above.count]) }),
      let exercise = lesson.exercises.first(where: { $0.folder.isNamed(names[above.count + 1]) })
    else { return nil }
    let folder = names.dropLast().joined(separator: "/")
    return (exercise.id, Place(above: Array(above), folder: folder, bytes: Array(folder.utf8)))
  }
}
