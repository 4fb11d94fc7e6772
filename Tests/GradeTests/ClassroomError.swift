/// Why an exercise cannot be graded as the environment asks.
enum ClassroomError: Error {
  /// The submission has no folder for a lesson.
  case missing(path: String)
  /// There is no sandbox, and the code is another student's.
  case notEnclosed
  /// A variable that is on or off has another value.
  case noSwitch(name: String, value: String)
}

extension ClassroomError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let path):
      "\(path) is missing. TUTOR_SUBMISSION must name a folder laid out as `Exercises` is here, or one"
        + " that holds it; give the whole path."
    case .notEnclosed:
      "bubblewrap does not work here, so the student's code could read and write as you can."
        + " `./.install libraries` installs it; TUTOR_UNSAFE=1 grades all the same."
    case .noSwitch(let name, let value):
      "\(name)=\(value) is neither 1 nor 0."
    }
  }
}
