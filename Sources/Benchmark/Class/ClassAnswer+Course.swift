import Foundation
import Workbook

/// What the course itself has: right answers, known wrong ones, the starter.
extension ClassAnswer {
  /// Every right answer to an exercise.
  static func right(_ exercise: Exercise) throws -> [ClassAnswer] {
    try exercise.answers().map { answer in
      ClassAnswer(
        kind: "right, \(exercise.id)",
        exercise: exercise,
        files: answer.contents.files,
        expected: .passed
      )
    }
  }

  /// Every known wrong answer to an exercise; it fails what its text says, and bears its name.
  static func misconceptions(_ exercise: Exercise) throws -> [ClassAnswer] {
    try exercise.misconceptions().map { misconception in
      ClassAnswer(
        kind: "a misconception, \(exercise.id)",
        exercise: exercise,
        files: try swiftFiles(in: misconception.folder),
        expected: ExpectedGrade(
          outcome: .checked,
          fails: misconception.fails,
          misconception: misconception.name
        )
      )
    }
  }

  /// The starter, as it was given out.
  static func starter(_ exercise: Exercise) throws -> ClassAnswer {
    ClassAnswer(
      kind: "the starter",
      exercise: exercise,
      files: try exercise.starterContents().files,
      isMarked: false,
      expected: .unattempted
    )
  }

  /// A folder with nothing in it.
  static func nothing(_ exercise: Exercise) -> ClassAnswer {
    ClassAnswer(kind: "nothing", exercise: exercise, files: [:], expected: .unattempted)
  }

  /// The same answer, handed in as an archive of each kind.
  var archived: [ClassAnswer] {
    [HandInForm.zip, .tar, .bundle].map { form in
      var answer = self
      answer.kind = "right, as \(form.rawValue)"
      answer.form = form
      return answer
    }
  }
}

/// Reads the Swift files of a folder, by name.
private func swiftFiles(in folder: URL) throws -> [String: Data] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  let files = try names.filter { $0.hasSuffix(".swift") }.map { name in
    (name, try Data(contentsOf: folder.appending(path: name)))
  }
  return Dictionary(uniqueKeysWithValues: files)
}
