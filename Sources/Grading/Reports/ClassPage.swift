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
      \(points)\(failedChecks)\(misconceptions)\(likenesses)</html>

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
    let mark = grade.obstacle == nil ? "" : " (\(grade.outcome.word))"
    return "\(grade.points.asPoints)\(mark)"
  }

  private var failedChecks: HTML {
    section("What most got wrong", head: "Check", statistics.failedChecks)
  }

  private var misconceptions: HTML {
    section("Misconceptions met", head: "Known wrong answer", statistics.misconceptions)
  }

  private func section(_ title: String, head: String, _ counts: [ClassStatistics.Count]) -> HTML {
    let rows = counts.map { count -> [HTML] in
      [
        "\(count.exercise)", "\(count.what)", "\(count.students.count) of \(count.attempts)",
        "\(count.students.someNames)",
      ]
    }
    return table(title, heads: ["Exercise", head, "Students", "Who"], rows: rows)
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
