import Workbook

/// A lesson has a guided tour: it begins with the right app, says what to notice, and is true.
struct TourRule: Rule {
  /// The number of commands that a tour shows.
  static let commands = 8...14

  func findings(in material: LessonMaterial) throws -> [Finding] {
    let told = try material.rehearsal.tour.get().transcripts
    let differences = try zip(told, material.rehearsal.visits.get()).flatMap { told, played in
      material.findings(about: told, played, in: material.lesson.tourFile)
    }
    return form(told, material) + told.flatMap { gaps(in: $0, material) } + differences
  }

  private func form(_ tour: [Transcript], _ material: LessonMaterial) -> [Finding] {
    var problems: [String] = []
    if tour.first?.arguments != [] {
      problems.append("The tour begins with a fault; show the right app first.")
    }
    let count = tour.reduce(0) { $0 + $1.steps.count }
    if !Self.commands.contains(count) {
      problems.append(
        "The tour has \(count) commands; show \(Self.commands.lowerBound) to"
          + " \(Self.commands.upperBound)."
      )
    }
    return problems.map { material.finding(material.lesson.tourFile, $0) }
  }

  private func gaps(in visit: Transcript, _ material: LessonMaterial) -> [Finding] {
    let file = material.lesson.tourFile
    let silent = visit.words.isEmpty ? [visit.line] : []
    return silent.map {
      material.finding(file, line: $0, "Say what to notice before the app starts, after `# `.")
    }
      + visit.steps.filter(\.answer.isEmpty).map {
        material.finding(
          file,
          line: $0.line,
          "No answer stands below `\($0.command)`; `tutor verify --record"
            + " \(material.lesson.number)` writes it."
        )
      }
  }
}
