/// The calls that make a program of a submission and its checks.
struct Steps {
  var submission: Step
  var checks: Step
  var link: Step

  /// Those that are needed after an edit; a good grader knows which, so the script is told.
  func needed(after edit: Edit) -> [Step] {
    switch edit {
    case .statement: [submission, link]
    case .interface: [submission, checks, link]
    case .nothing: []
    }
  }
}
