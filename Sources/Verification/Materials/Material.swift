import Foundation
import Workbook

/// A part of the course, read once for all rules that look at it.
protocol Material: Sendable {
  /// The workbook's root.
  var root: URL { get }
  /// The folder that findings without a place of their own belong to.
  var folder: URL { get }
  /// The folders whose files make it.
  var folders: [URL] { get }
  /// The texts that are read by students.
  var texts: [URL] { get }
  /// The sections that texts may point to.
  var sections: SectionNames { get }
}

extension Material {
  var folders: [URL] { [folder] }

  /// Makes a finding in a file of the course.
  func finding(_ file: URL, line: Int = 1, _ message: String, isNote: Bool = false) -> Finding {
    Finding(file: file.path(below: root), line: line, message: message, isNote: isNote)
  }

  /// What each rule finds, and what keeps a rule from looking.
  func findings(by rules: [any Rule<Self>]) -> [Finding] {
    rules.flatMap { rule in
      do {
        return try rule.findings(in: self)
      } catch {
        return [Finding(error, near: folder, below: root)]
      }
    }
  }
}
