import Foundation
import Workbook

/// Finds the workbook that the tutor is to open.
enum WorkbookRoot {
  /// The variable that names the workbook's folder and wins over all else.
  static let variable = "TUTOR_WORKBOOK"

  /// Where a release has its workbook, seen from the folder of its program.
  static let shared = "../share/coordinator-workbook"

  /// The folder: what the variable names; else upwards from `folder`; else the one that the program
  /// was built in, or was installed with.
  static func find(
    environment: [String: String],
    folder: String,
    program: String?
  ) throws(CourseError) -> URL {
    if let named = environment[variable], !named.isEmpty {
      return try Course.root(from: URL(filePath: named))
    }
    do {
      return try Course.root(from: URL(filePath: folder))
    } catch {
      guard let program else { throw error }
      let own = [program, "\((program as NSString).deletingLastPathComponent)/\(shared)"]
      guard let found = own.lazy.compactMap({ try? Course.root(from: URL(filePath: $0)) }).first
      else {
        throw error  // The first search's folder is the one that the student knows.
      }
      return found
    }
  }

  /// The path of the running program, links resolved.
  static var runningProgram: String? {
    Bundle.main.executableURL?.resolvingSymlinksInPath().path
  }
}
