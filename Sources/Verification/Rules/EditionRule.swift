import Editions
import Workbook

/// A student's edition speaks only of what it has.
struct EditionRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    try MissingMention.list(inWorkbook: material.root).map { mention in
      Finding(
        file: mention.file,
        line: mention.line,
        message: "A student's edition has no `\(mention.path)`. Leave this out of it, by the two"
          + " marks that README.md has, or name something else."
      )
    }
  }
}
