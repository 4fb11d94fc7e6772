import Workbook

extension Likeness {
  /// Answers that have less in common are not told.
  static let leastShare = 0.8
  /// Answers with fewer runs of their own, five to ten lines, are not compared, not even for being the same.
  ///
  /// A short answer has few ways to be right, and two that found the same one copied nothing. Measured on
  /// the course's own right answers, which are of different shapes on purpose: where two to one exercise
  /// have sixty runs of their own each, they have two thirds in common at most; two of fifty have four
  /// fifths, which would be told.
  private static let leastOwn = 60
  /// What more answers than this have is how it is written, as in Moss (Stanford's detector of copies).
  private static let mostWriters = 10

  /// Finds the answers of a class that are the same or nearly so.
  /// - Parameters:
  ///   - exercises: The exercises, in the order in which they are told.
  ///   - prints: The students' prints beyond the starter's, by exercise and student.
  /// - Returns: What ``find(in:prints:)`` finds in each.
  static func find(
    in exercises: [ExerciseID],
    prints: [ExerciseID: [String: CodePrint]]
  ) -> [Likeness] {
    exercises.flatMap { find(in: $0, prints: prints[$0] ?? [:]) }
  }

  /// Finds the answers to one exercise that are the same or nearly so.
  ///
  /// Two prints have in common what both have of all that one has (Jaccard's measure); what many have, or
  /// the starter, does not count.
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - prints: The students' prints beyond the starter's, by student.
  /// - Returns: Groups of the same answers and pairs of similar ones, the likest first.
  static func find(in exercise: ExerciseID, prints: [String: CodePrint]) -> [Likeness] {
    let own = prints.filter { $0.value.runs.count >= leastOwn }
    let groups = Dictionary(grouping: own.keys.sorted()) { own[$0]?.runs }.values
    let same = groups.filter { $0.count > 1 }
      .map { Likeness(exercise: exercise, students: $0, share: 1) }
    let different = groups.compactMap(\.first).sorted()
    let similar = similar(different.map { own[$0] ?? CodePrint([:]) }).map { pair in
      Likeness(
        exercise: exercise,
        students: [different[pair.first], different[pair.second]],
        share: pair.share
      )
    }
    return (same + similar).sorted {
      ($1.share, $0.students.joined()) < ($0.share, $1.students.joined())
    }
  }

  /// The pairs that are alike, by their places.
  private static func similar(
    _ prints: [CodePrint]
  ) -> [(first: Int, second: Int, share: Double)] {
    let writers = writers(of: prints)
    let common = Set(writers.filter { $0.value.count > mostWriters }.keys)
    let rare = prints.map { $0.subtracting(common) }
    var pairs: [Int: Set<Int>] = [:]
    for group in writers.values where group.count > 1 && group.count <= mostWriters {
      for (index, first) in group.enumerated() {
        pairs[first, default: []].formUnion(group[(index + 1)...])
      }
    }
    return pairs.flatMap { first, seconds in
      seconds.map { (first, $0, rare[first].share(with: rare[$0])) }
    }.filter { rare[$0.0].runs.count >= leastOwn && $0.2 >= leastShare }
  }

  /// Who has each run, in the prints' order, so that not everybody is compared with everybody.
  private static func writers(of prints: [CodePrint]) -> [UInt32: [Int]] {
    var writers: [UInt32: [Int]] = [:]
    for (index, print) in prints.enumerated() {
      for run in print.runs { writers[run, default: []].append(index) }
    }
    return writers
  }
}
