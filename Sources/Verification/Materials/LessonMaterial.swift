import Foundation
import Workbook

/// A lesson: its texts, and what its app does when it is driven as they say.
struct LessonMaterial: Material {
  let root: URL
  let sections: SectionNames
  let rehearsal: Rehearsal

  var lesson: Lesson { rehearsal.lesson }
  var folder: URL { lesson.folder }
  var texts: [URL] { [lesson.textFile, lesson.tourFile, lesson.reviewFile] }
}
