import Workbook

/// What a lesson's text shows of its app is what the app shows.
struct TranscriptsRule: Rule {
  func findings(in material: LessonMaterial) throws -> [Finding] {
    let told = try material.rehearsal.text.get().transcripts
    guard !told.isEmpty else {
      return [
        material.finding(material.lesson.textFile, "The text shows nothing of its app; let it.")
      ]
    }
    return try zip(told, material.rehearsal.transcripts.get()).flatMap { told, played in
      material.findings(about: told, played, in: material.lesson.textFile)
    }
  }
}
