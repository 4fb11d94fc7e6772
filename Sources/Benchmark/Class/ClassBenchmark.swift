import Foundation

/// Grades a generated class of twenty and a larger one, and the larger one again with five kills on the
/// way.
struct ClassBenchmark {
  let setting: Setting
  /// How many students the larger class has.
  let students: Int

  /// How often the tutor is killed.
  private static let kills = 5
  /// The largest ratio of the larger class's time for a submission to the smaller one's.
  private static let timeAim = 1.15
  /// The largest ratio of the larger class's memory to the smaller one's.
  private static let memoryAim = 1.15

  /// What was found out.
  struct Findings {
    /// What came of the grades, to be printed.
    var text: String
    var figures: [Figure]
  }

  /// Grades, compares and measures.
  /// - Throws: Whatever kept the tutor from grading.
  func findings() throws -> Findings {
    let small = GeneratedClass.places
    let classes = try [small, students].map { try GeneratedClass(of: $0, course: setting.course) }
    let runs = try classes.map { try run($0, "class-\($0.answers.count)") }
    Benchmark.say("Grading what warms up.")
    try finish(run(try GeneratedClass(of: small / 4, course: setting.course), "class-warm"))
    // What else the machine does meanwhile falls on the small class before and after the large one.
    var costs: [[GradeRun.Cost]] = [[], []]
    for index in [0, 1, 0] {
      Benchmark.say("Grading a class of \(classes[index].answers.count).")
      costs[index].append(try finish(runs[index]))
    }
    let whole = try runs[1].csv()
    try killAndFinish(runs[1], count: classes[1].distinct)
    return Findings(
      text: try text(classes[1], whole: whole, resumed: try runs[1].csv()),
      figures: figures(costs[0], costs[1])
    )
  }

  private func run(_ students: GeneratedClass, _ name: String) throws -> GradeRun {
    try GradeRun(
      students,
      in: "\(setting.workspace.path)/\(name)",
      tutor: setting.tutor,
      environment: setting.environment(workbook: setting.root.path)
    )
  }

  /// Grades with nothing kept but the support library.
  @discardableResult
  private func finish(_ run: GradeRun) throws -> GradeRun.Cost {
    try setting.forgetAnswers()
    try run.forget()
    return try run.finish()
  }

  /// Grades anew, killed each time that another part of the grades is kept.
  private func killAndFinish(_ run: GradeRun, count: Int) throws {
    try setting.forgetAnswers()
    try run.forget()
    for kill in 1...Self.kills {
      Benchmark.say("Killing the tutor, time \(kill) of \(Self.kills).")
      try run.kill(after: count * kill / (Self.kills + 1))
    }
    try run.finish()
  }

  private func text(_ students: GeneratedClass, whole: String, resumed: String) throws -> String {
    let difference = GradeLine.difference(
      of: GradeLine.list(whole),
      from: try students.expected()
    )
    return """
      A class of \(students.answers.count): \(students.outcomes).
      \(students.distinct) of the answers are compiled, no two of them the same.
      The table of grades is as expected: \(difference.map { "no, \($0)" } ?? "yes").
      Killed \(Self.kills) times on the way, the same table: \(whole == resumed ? "yes" : "no").
      """
  }

  private func figures(_ small: [GradeRun.Cost], _ large: [GradeRun.Cost]) -> [Figure] {
    let seconds = small.map(\.time).median.map { $0 / GeneratedClass.places } ?? .zero
    let largeSeconds = large.map(\.time).median.map { $0 / students } ?? .zero
    let memory = small.map(\.megabytes).max() ?? 0
    let largeMemory = large.map(\.megabytes).max() ?? 0
    return [
      Figure("tutor grade, a submission in a class of \(GeneratedClass.places)", seconds),
      Figure("the same in a class of \(students)", largeSeconds),
      Figure("the one to the other", largeSeconds / seconds, .ratio, aim: Self.timeAim),
      Figure("the tutor's memory in a class of \(GeneratedClass.places)", memory, .megabytes),
      Figure("the same in a class of \(students)", largeMemory, .megabytes),
      Figure("the one to the other", largeMemory / memory, .ratio, aim: Self.memoryAim),
    ]
  }
}
