import Foundation
import Grader
import Workbook

/// An exercise: its texts, and the verdicts on the starter, the right answers and the wrong ones.
struct ExerciseMaterial: Material {
  let root: URL
  let exercise: Exercise
  let sections: SectionNames
  let task: Result<TaskText, CourseError>
  let explanations: Result<[CheckExplanation], CourseError>
  let hints: Result<[String], CourseError>
  let misconceptions: Result<[Misconception], CourseError>
  let solutions: Result<[URL], CourseError>
  private let evidence: Evidence

  /// Reads an exercise's texts and takes what was found out about it.
  init(_ exercise: Exercise, in course: Course, sections: SectionNames, evidence: Evidence) {
    root = course.root
    self.exercise = exercise
    self.sections = sections
    self.evidence = evidence
    task = Result { () throws(CourseError) in try exercise.task() }
    explanations = Result { () throws(CourseError) in try exercise.explanations() }
    hints = Result { () throws(CourseError) in try exercise.hints() }
    misconceptions = Result { () throws(CourseError) in try exercise.misconceptions() }
    solutions = Result { () throws(CourseError) in try exercise.solutions() }
  }

  var folder: URL { exercise.hidden }
  var folders: [URL] { [exercise.folder, exercise.hidden] }
  var explanationsFile: URL { exercise.explanationsFile }
  var hintsFile: URL { exercise.hintsFile }

  var texts: [URL] {
    let wrong = (try? misconceptions.get()) ?? []  // What cannot be read is told by its own rule.
    return [exercise.taskFile, explanationsFile, hintsFile] + wrong.map(\.file)
  }

  /// The verdict on the files in a folder.
  /// - Throws: Why there is none.
  func verdict(on folder: URL) throws -> Verdict { try evidence.verdict(on: folder) }

  /// What the checks gave for the files in a folder, or what kept them from running.
  func trial(of folder: URL) throws -> Trial {
    switch try verdict(on: folder).outcome {
    case .graded(let results): .graded(results)
    case .notCompiled(let diagnostics):
      .stopped(
        diagnostics.prefix(1).map {
          Finding(
            $0,
            in: folder,
            below: root,
            saying: "\(folder.lastPathComponent) does not compile"
          )
        }
      )
    case .taskBroken(let missing, _):
      .stopped([
        finding(
          exercise.checksFile,
          "\(folder.lastPathComponent) lacks what the checks use: \(missing.joined(separator: ", "))."
        )
      ])
    }
  }

  /// What became of a try.
  enum Trial {
    case graded([CheckResult])
    case stopped([Finding])
  }

  /// Finds the line of `HiddenTests.swift` in which a check begins; 1 if there is none.
  func line(ofCheck id: String) throws -> Int {
    let text = try String(contentsOf: exercise.checksFile, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("\"\(id)\"") } ?? 0) + 1
  }

  /// What the compiler warns of in the files of a folder, a finding each.
  func warnings(in folder: URL) throws -> [Finding] {
    try verdict(on: folder).warnings.map {
      Finding($0, in: folder, below: root, saying: "Mend what the compiler warns of")
    }
  }
}
