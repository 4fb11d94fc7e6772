import Workbook

/// `list` shows the course on one screen: what is done, what is begun, what comes next.
struct ListCommand: Command {
  static let declaration = Declaration(verb: "list")

  init(_ arguments: Arguments) {}

  func run(in context: Context) throws -> Outcome {
    Outcome(passages: try CourseView(context).passages())
  }
}
