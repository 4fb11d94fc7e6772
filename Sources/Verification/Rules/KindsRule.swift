import Workbook

/// A lesson has three exercises or more, of three different kinds.
struct KindsRule: Rule {
  static let fewest = 3

  func findings(in material: LessonMaterial) throws -> [Finding] {
    let kinds = try material.lesson.exercises.compactMap { try $0.task().kind }
    guard Set(kinds).count < Self.fewest else { return [] }
    let found = kinds.isEmpty ? "none" : kinds.joined(separator: ", ")
    return [
      material.finding(
        material.lesson.textFile,
        "The lesson needs exercises of \(Self.fewest) different kinds; it has \(found)."
          + " `tutor new exercise \(material.lesson.number) NAME` begins one."
      )
    ]
  }
}
