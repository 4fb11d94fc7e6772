import Foundation
import Workbook

/// What all contenders are made for and made in.
struct Setting {
  /// The exercise that is measured.
  let exercise: Exercise
  /// The workbook's root.
  let root: URL
  /// Where all that the benchmark makes lies.
  let workspace: Workspace

  /// The reference solution, which every contender judges.
  var solution: URL { exercise.hidden.appending(path: "Solution") }
  /// The grader's cache, of this benchmark alone.
  var cache: URL { URL(filePath: "\(workspace.path)/cache") }

  /// Takes over a copy of the solution as files to be edited.
  func submission(in folder: String) throws -> Submission {
    try Submission(folder: folder, solution: solution)
  }
}
