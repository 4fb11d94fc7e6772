import Foundation
import Grader
import Workbook

extension Finding {
  /// Tells of what could not be read, compiled or run.
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - place: The folder that it was thrown for, where it names no file of its own.
  ///   - root: The workbook's root.
  init(_ error: any Error, near place: URL, below root: URL) {
    switch error {
    case let error as CourseError: self.init(error, near: place, below: root)
    case GraderError.course(let error): self.init(error, near: place, below: root)
    case GraderError.checksDisagree:
      let file = place.appending(path: "Explanations.md")
      self.init(file: file.path(below: root), message: "\(error)")
    case GraderError.unreadable(let path, let reason):
      self.init(
        file: URL(filePath: path).path(below: root),
        message: "It cannot be read: \(reason)."
      )
    case GraderError.noSources(let path):
      self.init(
        file: URL(filePath: path).path(below: root),
        message: "The folder holds no Swift file."
      )
    case let error as TrialError:
      self.init(error, below: root)
    default:
      self.init(file: place.path(below: root), message: "\(error)")
    }
  }

  private init(_ error: CourseError, near place: URL, below root: URL) {
    switch error {
    case .malformed(let path, let line, let problem):
      self.init(file: URL(filePath: path).path(below: root), line: line, message: "\(problem).")
    case .unreadable(let path, let reason):
      self.init(
        file: URL(filePath: path).path(below: root),
        message: "It cannot be read: \(reason)."
      )
    case .noWorkbook, .sealBroken:
      self.init(file: place.path(below: root), message: "\(error)")
    }
  }

  private init(_ error: TrialError, below root: URL) {
    switch error {
    case .appDoesNotCompile(let folder, let diagnostic):
      self.init(diagnostic, in: folder, below: root, saying: "The lesson's app does not compile")
    case .untried(let folder):
      self.init(file: folder.path(below: root), message: "There is no such folder; add it.")
    }
  }

  /// Tells of what the compiler said about a file in a folder.
  init(_ diagnostic: Diagnostic, in folder: URL, below root: URL, saying words: String) {
    let file = diagnostic.file.isEmpty ? folder : folder.appending(path: diagnostic.file)
    self.init(
      file: file.path(below: root),
      line: max(diagnostic.line, 1),
      message: "\(words): \(diagnostic.message)."
    )
  }
}

extension URL {
  /// The path from a folder on; the whole path for what lies elsewhere.
  func path(below root: URL) -> String {
    let (own, above) = (standardizedFileURL.path, root.standardizedFileURL.path + "/")
    return own.hasPrefix(above) ? String(own.dropFirst(above.count)) : own
  }
}
