import Workbook

/// A page about a class: who has which points, and what most had trouble with.
struct ClassPage {
  private let gradebook: Gradebook
  private let statistics: ClassStatistics

  init(_ gradebook: Gradebook) {
    self.gradebook = gradebook
    statistics = ClassStatistics(gradebook)
  }

  /// The whole page; it needs no other file, and runs no script even where one should slip in.
  var html: String {
    let counts = Message.classPageCounts([
      "students": gradebook.students.count, "exercises": gradebook.assigned.count,
      "compiler": gradebook.head.toolchain,
    ])
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>Grades</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
      table { border-collapse: collapse }
      th, td { border: 1px solid #bbb; padding: .2rem .6rem; text-align: left; vertical-align: top }
      </style>
      <h1>Grades</h1>
      <p>\(counts)</p>
      \(points)\(late)\(failedChecks)\(misconceptions)\(likenesses)</html>

      """
    return page.text
  }

  private var points: HTML {
    let rows = gradebook.students.map { student -> [HTML] in
      let grades = Dictionary(student.exercises.map { ($0.exercise, $0) }) { first, _ in first }
      return ["\(student.student)", "\(student.points.asPoints) of \(student.maximum.asPoints)"]
        + gradebook.assigned.map { cell(grades[$0]) }
    }
    return table(
      "Points",
      heads: ["Student", "All"] + gradebook.assigned.map { "\($0)" },
      rows: rows
    )
  }

  private func cell(_ grade: ExerciseGrade?) -> HTML {
    guard let grade, grade.isAttempted else { return "–" }
    let marks =
      (grade.obstacle == nil ? [] : [grade.outcome.word])
      + (grade.late == nil ? [] : [Message.gradesLate()])
    let mark = marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
    return "\(grade.points.asPoints)\(mark)"
  }

  /// A row for what a student handed in at one moment, though it answers several exercises.
  private var late: HTML {
    let rows = gradebook.students.flatMap { student -> [[HTML]] in
      Dictionary(grouping: student.exercises, by: \.late)
        .sorted { $0.value[0].exercise < $1.value[0].exercise }
        .compactMap { late, grades in late.map { row(of: student.student, $0, grades) } }
    }
    return table(
      "Handed in late",
      heads: ["Student", "Exercises", "Due", "Handed in", "What counts"],
      rows: rows
    )
  }

  private func row(of student: String, _ late: Lateness, _ grades: [ExerciseGrade]) -> [HTML] {
    let exercises = grades.map { "\($0.exercise)" }.joined(separator: ", ")
    let factor = grades[0].lateFactor < 1 ? grades[0].lateFactor.asPoints : "all"
    return [
      "\(student)", "\(exercises)", "\(late.dueText)", "\(late.handedInText)", "\(factor)",
    ]
  }

  private var failedChecks: HTML {
    table(
      "What most got wrong",
      heads: ["Exercise", "Check", "Students", "Who"],
      rows: statistics.failedChecks.map(cells)
    )
  }

  private var misconceptions: HTML {
    table(
      "Misconceptions met",
      heads: ["Exercise", "Known wrong answer", "Students", "Who", "What the course says of it"],
      rows: statistics.misconceptions.map { cells($0) + ["\($0.remark)"] }
    )
  }

  private func cells(_ count: ClassStatistics.Count) -> [HTML] {
    [
      "\(count.exercise)", "\(count.what)", "\(count.students.count) of \(count.attempts)",
      "\(count.students.someNames)",
    ]
  }

  private var likenesses: HTML {
    let rows = gradebook.head.likenesses.map { likeness -> [HTML] in
      [
        "\(likeness.exercise)", "\(Int((likeness.share * 100).rounded(.down))) %",
        "\(likeness.students.someNames)",
      ]
    }
    return table(
      "Answers that are alike",
      remark: Message.classPageLikenesses(),
      heads: ["Exercise", "Alike", "Students"],
      rows: rows
    )
  }

  /// A table below its heading; nothing where there are no rows.
  private func table(
    _ title: String,
    remark: String = "",
    heads: [String],
    rows: [[HTML]]
  ) -> HTML {
    guard !rows.isEmpty else { return "" }
    let remark: HTML = remark.isEmpty ? "" : "<p>\(remark)</p>\n"
    let heads = heads.map { "<th>\($0)" as HTML }
    let rows = rows.map { row -> HTML in "<tr>\(row.map { "<td>\($0)" as HTML })\n" }
    return """
      <h2>\(title)</h2>
      \(remark)<table>
      <tr>\(heads)
      \(rows)</table>

      """
  }
}

extension [String] {
  /// The first of the names, and how many more there are.
  fileprivate var someNames: String {
    let shown = 20
    let more = count > shown ? [Message.classPageMore(["count": count - shown])] : []
    return (prefix(shown) + more).joined(separator: ", ")
  }
}
