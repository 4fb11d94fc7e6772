/// `doctor` tries all that the tutor needs on this machine, and names the cure of what fails.
struct DoctorCommand: Command {
  static let declaration = Declaration(verb: "doctor")

  init(_ arguments: Arguments) {}

  func run(in context: Context) throws -> Outcome {
    Outcome(next: .start(.examination(context)))
  }
}
