import Foundation

/// What is compared of a line of `grades.csv`.
struct GradeLine: Equatable {
  var student: String
  var exercise: String
  var outcome: String
  var points: String
  /// The failed checks, with spaces between them.
  var failed: String
  var misconception: String

  /// Reads the lines of `grades.csv`; a line of another form than expected is like no other.
  static func list(_ csv: String) -> [GradeLine] {
    csv.split(separator: "\r\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return cells.count == 10
        ? GradeLine(cells) : GradeLine([String(line)] + Array(repeating: "", count: 9))
    }
  }

  /// The first line in which two tables differ; nil for equal tables.
  static func difference(of found: [GradeLine], from expected: [GradeLine]) -> String? {
    for (found, expected) in zip(found, expected) where found != expected {
      return "found \(found), expected \(expected)"
    }
    if found.count == expected.count { return nil }
    return "found \(found.count) lines, expected \(expected.count)"
  }
}

extension GradeLine {
  /// Takes the cells that count: title, maximum, late factor and moment are not looked at.
  private init(_ cells: [String]) {
    self.init(
      student: cells[0],
      exercise: cells[1],
      outcome: cells[3],
      points: cells[4],
      failed: cells[7],
      misconception: cells[8]
    )
  }
}

extension GradeLine: CustomStringConvertible {
  var description: String {
    [student, exercise, outcome, points, failed, misconception].joined(separator: ",")
  }
}
