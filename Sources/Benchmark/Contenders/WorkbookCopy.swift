import Foundation
import Workbook

/// A workbook that shares all with the real one but the exercises, so that no student's file is touched.
struct WorkbookCopy {
  /// Its root.
  let path: String
  /// The folder of the measured exercise, with the reference solution in it.
  let exercise: String

  /// Makes the workbook.
  init(_ setting: Setting) throws {
    let files = FileManager.default
    path = try setting.workspace.folder("workbook")
    for name in ["Package.swift", "Sources", "Lessons", "Tests"] {
      try files.createSymbolicLink(
        atPath: "\(path)/\(name)",
        withDestinationPath: setting.root.appending(path: name).path
      )
    }
    let exercises = try setting.workspace.copy(
      setting.root.appending(path: "Exercises").path,
      to: "workbook/Exercises"
    )
    exercise =
      "\(exercises)/" + setting.exercise.folder.pathComponents.suffix(2).joined(separator: "/")
    for name in try files.contentsOfDirectory(atPath: exercise) where name.hasSuffix(".swift") {
      try files.removeItem(atPath: "\(exercise)/\(name)")
    }
    for name in try files.contentsOfDirectory(atPath: setting.solution.path) {
      try files.copyItem(
        atPath: setting.solution.appending(path: name).path,
        toPath: "\(exercise)/\(name)"
      )
    }
  }
}
