import Foundation
import Grader
import Workbook

/// What is measured, and what it is measured in.
struct Setting {
  /// The course.
  let course: Course
  /// The exercise whose verdicts are measured.
  let exercise: Exercise
  /// Where all that the benchmark makes lies.
  let workspace: Workspace
  /// The built tutor, which lies beside the benchmark.
  let tutor: String

  private static let exercise = ExerciseID(lesson: 5, number: 1)

  /// Finds the course above the current folder and the tutor, and builds the support library.
  /// - Throws: ``BenchmarkError``, and what keeps the library from being built.
  init(_ workspace: Workspace) throws {
    let root = try Course.root(from: URL(filePath: FileManager.default.currentDirectoryPath))
    course = try Course.load(root: root)
    guard let exercise = course.exercise(Self.exercise) else {
      throw BenchmarkError.exerciseMissing(id: "\(Self.exercise)", root: root.path)
    }
    self.exercise = exercise
    self.workspace = workspace
    let own = Bundle.main.executableURL?.resolvingSymlinksInPath()
    tutor = own?.deletingLastPathComponent().appending(path: "tutor").path ?? "tutor"
    guard FileManager.default.isExecutableFile(atPath: tutor) else {
      throw BenchmarkError.tutorMissing(path: tutor)
    }
    try Grader(root: root, cache: cache).prepare()
  }

  /// The workbook's root.
  var root: URL { course.root }
  /// The reference solution, which every contender judges.
  var solution: URL { exercise.reference }
  /// The grader's cache, of this benchmark alone.
  var cache: URL { URL(filePath: "\(workspace.path)/cache") }

  /// Takes over a copy of the solution as files to be edited.
  func submission(in folder: String) throws -> Submission {
    try Submission(folder: folder, solution: solution)
  }

  /// Takes from the grader's cache all but the support library.
  func forgetAnswers() throws {
    for kind in ["modules", "programs", "verdicts"] {
      let folder = cache.appending(path: kind)
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      try FileManager.default.removeItem(at: folder)
    }
  }

  /// The environment of a tutor in another workbook.
  func environment(workbook: String) -> [String: String] {
    ProcessInfo.processInfo.environment.merging([
      "TUTOR_WORKBOOK": workbook, "TUTOR_CACHE": cache.path, "TERM": "xterm-256color",
      "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null",
    ]) { $1 }
  }
}

extension Exercise {
  /// The folder of the reference solution.
  var reference: URL { hidden.appending(path: "Solution") }
}
