import Foundation
import Workbook

/// What became of the changes to a reference, and what is said of those that no check sees.
struct MutantMaterial: Material {
  let root: URL
  let sections: SectionNames
  let report: MutantReport

  var folder: URL { report.exercise.hidden }
  var texts: [URL] { [] }
  var reference: URL { folder.appending(path: "Solution") }
}
