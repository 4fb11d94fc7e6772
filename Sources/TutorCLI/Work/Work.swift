import Editions
import Verification
import Workbook

/// What takes longer than a key press, done on a thread of its own while the prompt stays alive.
enum Work: Sendable {
  /// Checks an exercise against its hidden tests.
  case check(Exercise, showsTimings: Bool)
  /// Checks all exercises that were begun.
  case checkAll([Exercise])
  /// The same, because one of its files was saved.
  case recheck(Exercise)
  /// Builds an app, to be driven at the prompt.
  case build(AppSource)
  /// Builds and drives a lesson's app to find the answer to a question.
  case answer(Question, choice: String)
  /// Plays a script and compares what its apps show with what stands there.
  case replay([(Transcript, AppSource)], path: String)
  /// Plays a visit again, at the width of scripts, and writes it down.
  case save(Recording, to: NewFile)
  /// Tries what the tutor needs on this machine.
  case examination(Context)
  /// Proves that a part of the course keeps its promises.
  case verify(Scope)
  /// Writes down what the apps of some lessons show.
  case record(Scope)
  /// Grades the submissions of a class.
  case grade(GradeRequest)
  /// Copies the workbook for others.
  case edition(EditionMaker)
  /// Puts the shards of a class together.
  case merge(MergeRequest)
  /// Breaks the references of a part of the course, and looks for what no check sees.
  case breakage(Scope)

  /// A Boolean value that tells whether it writes down what the student did: leaving waits for that.
  var isSave: Bool { if case .save = self { true } else { false } }

  /// A Boolean value that tells whether what comes of it is for a program, and nothing else may be said.
  var isForProgram: Bool {
    switch self {
    case .grade(let request): request.reports.form != nil
    case .merge(let request): request.reports.form != nil
    default: false
    }
  }

  /// The exercise that is checked, where one is.
  var exercise: Exercise? {
    switch self {
    case .check(let exercise, _), .recheck(let exercise): exercise
    default: nil
    }
  }

  /// A Boolean value that tells whether a save has started it: it gives way to whatever is typed.
  var isRecheck: Bool { if case .recheck = self { true } else { false } }
}
