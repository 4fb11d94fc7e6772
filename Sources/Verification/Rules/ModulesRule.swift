import Foundation
import Workbook

/// Every lesson and every exercise makes a module of a name of its own.
struct ModulesRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    let all =
      material.course.lessons.map { (module: $0.module, folder: $0.folder) }
      + material.course.exercises.map { (module: $0.module, folder: $0.folder) }
    return all.enumerated().compactMap { index, one in
      guard let twin = all[..<index].first(where: { $0.module == one.module }) else { return nil }
      return material.finding(
        one.folder,
        "Its module would be called \(one.module), as that of"
          + " \(twin.folder.path(below: material.root)). Name one of the folders otherwise."
      )
    }
  }
}
