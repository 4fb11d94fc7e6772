import Foundation
import Workbook

/// The whole course as it lies on the disk, for the rules about its folders.
struct CourseMaterial: Material {
  let course: Course
  let sections: SectionNames

  var root: URL { course.root }
  var folder: URL { course.root }
  var texts: [URL] { [] }

  /// Lists what lies in a folder of the workbook, sorted, without what is hidden.
  ///
  /// - Returns: The names; none for a folder that is not there.
  func names(in path: String) throws(CourseError) -> [String] {
    let folder = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try Workbook.names(in: folder)
  }

  /// The names in a folder that begin with a number, as those of lessons and exercises do.
  func numberedNames(in path: String) throws(CourseError) -> [String] {
    try names(in: path).filter { $0.first?.isNumber == true }
  }
}
