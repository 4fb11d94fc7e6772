import Foundation
import Workbook

/// A class whose grades are known before it is graded.
///
/// Student `k` hands in what stands in place `k` of the places, which are repeated; what a place holds
/// costs about the same to grade, so that a class of twenty and one of two hundred are the same mix.
struct GeneratedClass {
  /// The students' answers, in the order of their names.
  let answers: [ClassAnswer]
  /// The exercises that are assigned.
  let exercises: [Exercise]
  /// Letters and digits that tell this class from all others whose answers are kept.
  var mark = ""

  /// How many places there are.
  static let places = 20

  private static let exercises = [
    ExerciseID(lesson: 5, number: 1), ExerciseID(lesson: 12, number: 1),
  ]

  /// Makes a class of so many students.
  init(of count: Int, course: Course) throws {
    let exercises = try Self.exercises(of: course)
    let places = try Self.places(exercises[0], exercises[1])
    self.init(
      answers: (0..<count).map { number in
        let variants = places[number % places.count]
        return variants[number / places.count % variants.count]
      },
      exercises: exercises
    )
  }

  /// Makes a class of one student for each kind of answer.
  init(ofEachKindIn course: Course) throws {
    let exercises = try Self.exercises(of: course)
    var seen: Set<String> = []
    self.init(
      answers: try Self.places(exercises[0], exercises[1]).flatMap(\.self)
        .filter { seen.insert($0.kind).inserted },
      exercises: exercises
    )
  }

  /// Makes a class of these answers.
  init(answers: [ClassAnswer], exercises: [Exercise], mark: String = "") {
    self.answers = answers
    self.exercises = exercises
    self.mark = mark
  }

  /// How many answers go through the compiler, each with contents of its own.
  var distinct: Int {
    answers.filter { ![.unattempted, .unreadable].contains($0.expected.outcome) }.count
  }

  /// How many answers are to have each outcome: `100 checked, 50 held`.
  var outcomes: String {
    ExpectedGrade.Outcome.allCases.map { outcome in
      "\(answers.count { $0.expected.outcome == outcome }) \(outcome.rawValue)"
    }.joined(separator: ", ")
  }

  /// The name of a student; names are in the order of the answers.
  func student(_ number: Int) -> String { String(format: "student-%04d", number) }

  /// Writes what the class has handed in, and the settings, into a new folder.
  /// - Throws: The system's errors, and ``BenchmarkError/notStarted(path:reason:)``.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, answer) in answers.enumerated() {
      try answer.write(as: "\(folder)/\(student(number))", mark: "\(number)\(mark)")
    }
    let assigned = exercises.map { "\"\($0.id)\"" }.joined(separator: ", ")
    try "{ \"assigned\": [\(assigned)] }\n"
      .write(toFile: "\(folder)/grading.json", atomically: true, encoding: .utf8)
  }

  /// The table of grades, in the order of `grades.csv`.
  /// - Throws: ``CourseError``.
  func expected() throws -> [GradeLine] {
    let checks = try exercises.map { try $0.explanations().map(\.check) }
    return answers.enumerated().flatMap { number, answer in
      zip(exercises, checks).map { exercise, checks in
        let grade = answer.exercise.id == exercise.id ? answer.expected : .unattempted
        return grade.line(of: student(number), exercise.id, checks: checks)
      }
    }
  }

  private static func exercises(of course: Course) throws -> [Exercise] {
    try exercises.map { id in
      guard let exercise = course.exercise(id) else {
        throw BenchmarkError.exerciseMissing(id: "\(id)", root: course.root.path)
      }
      return exercise
    }
  }

  /// What stands in each place, the slow ones first, so that none is left to run alone at the end.
  private static func places(_ first: Exercise, _ second: Exercise) throws -> [[ClassAnswer]] {
    let changed = try ChangedReference(first)
    let right = try ClassAnswer.right(first)
    return [
      [changed.loop], [changed.wait],
      right, try ClassAnswer.misconceptions(first), right[0].archived,
      try ClassAnswer.right(second), try ClassAnswer.misconceptions(second),
      [try ClassAnswer.starter(first)], [ClassAnswer.nothing(first)],
      changed.broken, [changed.withoutAName], changed.unreadable,
      [changed.recursion], changed.excess, changed.crashes,
      changed.escapes, [changed.forgery], [changed.lie], changed.reading, changed.suspicious,
    ]
  }
}
