import Foundation
import Grader
import Workbook

/// Shell scripts that do what is needed after an edit, and nothing more.
struct ScriptContender: Contender {
  /// The name of the one that makes the grader's own calls: nothing can be faster that makes them.
  static let floorName = "the same calls, a shell script"

  let name: String
  var submission: Submission

  private let scripts: [Edit: Script]

  /// Writes the scripts and runs one, since not every edit's script compiles the checks.
  /// - Parameters:
  ///   - name: The name in the table.
  ///   - steps: What the scripts do.
  ///   - folder: The folders in which they do it.
  ///   - setting: What they judge.
  /// - Throws: Whatever keeps the scripts from doing the whole work once.
  init(_ name: String, steps: Steps, folder: ScriptFolder, _ setting: Setting) throws {
    self.name = name
    submission = try setting.submission(in: folder.submission)
    scripts = try Dictionary(
      uniqueKeysWithValues: Edit.allCases.map { edit in
        let steps = steps.needed(after: edit)
        return (edit, try Script(edit.rawValue, steps, in: folder, judging: setting.exercise))
      }
    )
    _ = try judge(after: .interface)
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    try scripts[edit]?.run()
    return [:]
  }
}
