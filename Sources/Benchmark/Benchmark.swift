import Foundation
import Glibc
import Workbook

/// Measures how long a verdict on exercise 5.1 takes after an edit, for the tutor and for other ways to
/// the same verdict, side by side.
struct Benchmark {
  let options: Options

  /// The exercise that is measured.
  private static let exercise = ExerciseID(lesson: 5, number: 1)

  /// Makes the contenders, measures them and prints the figures.
  /// - Throws: Whatever kept a contender from doing its work.
  func run() throws {
    let root = try Course.root(from: URL(filePath: FileManager.default.currentDirectoryPath))
    guard let exercise = try Course.load(root: root).exercise(Self.exercise) else {
      throw BenchmarkError.exerciseMissing(id: "\(Self.exercise)", root: root.path)
    }
    let workspace = try Workspace()
    defer { workspace.remove() }
    say("Building what the contenders need: the support library and a plain package.")
    let setting = Setting(exercise: exercise, root: root, workspace: workspace)
    let field = try Field(setting)
    let samples = try measure(field)
    let start = try field.tutorProgram.map {
      try TutorStart(program: $0, setting).times(options.rounds)
    }
    print(Report(samples: samples, start: start, rounds: options.rounds).text)
  }

  private func measure(_ field: Field) throws -> Samples {
    var contenders = field.contenders
    var samples = Samples()
    for number in 0...options.rounds {
      say(number == 0 ? "Warming up." : "Round \(number) of \(options.rounds).")
      let round = try Round(number: number).samples(of: &contenders)
      if number > 0 { samples.add(round) }
    }
    return samples
  }

  /// Talk goes to descriptor 2, the figures to descriptor 1.
  private func say(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
