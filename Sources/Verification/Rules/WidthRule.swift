import Foundation
import Workbook

/// What a student sees of an exercise's code fits on a terminal of 80 columns, with a margin.
struct WidthRule: Rule {
  /// The most columns of a line, as in `Exercises/.swift-format`.
  static let columns = 76

  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    let answers = [material.exercise.starter] + (try material.solutions.get())
    return try answers.flatMap { answer in
      try names(in: answer).filter { $0.hasSuffix(".swift") }.flatMap { name in
        try findings(in: answer.appending(path: name), material)
      }
    }
  }

  private func findings(in file: URL, _ material: ExerciseMaterial) throws -> [Finding] {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return lines.enumerated().filter { $0.element.count > Self.columns }.map { index, line in
      material.finding(
        file,
        line: index + 1,
        "The line has \(line.count) columns. Break it at \(Self.columns), as"
          + " Exercises/.swift-format does."
      )
    }
  }
}
