import Foundation
import Workbook

/// A workbook that shares all with the real one but the exercises, which hold the reference solutions.
struct WorkbookCopy {
  /// Its root.
  let path: String
  private let exercises: String

  /// Makes the workbook in a folder of that name, so that no student's file is touched.
  init(_ name: String, _ setting: Setting) throws {
    path = try setting.workspace.folder(name)
    for name in ["Package.swift", "Sources", "Lessons", "Tests"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(name)",
        withDestinationPath: setting.root.appending(path: name).path
      )
    }
    exercises = try setting.workspace.copy(
      setting.root.appending(path: "Exercises").path,
      to: "\(name)/Exercises"
    )
    for exercise in setting.course.exercises { try answer(exercise) }
  }

  /// The copy of an exercise's folder.
  func folder(of exercise: Exercise) -> String {
    "\(exercises)/" + exercise.folder.pathComponents.suffix(2).joined(separator: "/")
  }

  /// Puts the reference in the starter's place.
  private func answer(_ exercise: Exercise) throws {
    let files = FileManager.default
    let folder = folder(of: exercise)
    for name in try files.contentsOfDirectory(atPath: folder) where name.hasSuffix(".swift") {
      try files.removeItem(atPath: "\(folder)/\(name)")
    }
    for name in try files.contentsOfDirectory(atPath: exercise.reference.path) {
      try files.copyItem(
        atPath: exercise.reference.appending(path: name).path,
        toPath: "\(folder)/\(name)"
      )
    }
  }
}
