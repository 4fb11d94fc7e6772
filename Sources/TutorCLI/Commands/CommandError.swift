import Spelling
import Workbook

/// What a command cannot do, though it was asked in the right form.
enum CommandError: Error, Equatable, Sendable {
  case noLesson(Int, known: [Int])
  case noExercise(ExerciseID, known: [ExerciseID])
  case noSection(String, lesson: Int, known: [String])
  case noVerb(String, suggestion: String?)
  case commandOfTutor(String)
  case commandOfApp(String)
  case lessonWithoutExercises(Int)
  case emptyCourse(path: String)
  case nothingToSave
  case noEditor(folder: String)
  case noTerminalForEditor(folder: String)
  case folderGone(ExerciseID, folder: String)
  case nothingToUndo(ExerciseID?)
  case undoElsewhere(ExerciseID)
  case noHistoryEntry(String, ExerciseID, count: Int)
  case contentsNotKept(Int, ExerciseID)
  case noAnswersHere(ExerciseID)
  case nothingToVerify
  case nothingToBegin
  case noAnswer(String, ExerciseID, known: [String])

  /// The sentence for the student, with the cure in it.
  var sentence: String {
    switch self {
    case .noLesson(let number, let known):
      Message.noLesson(["lesson": number, "known": Self.range(known.map(\.description))])
    case .noExercise(let id, let known):
      Message.noExercise(["exercise": id, "known": Self.range(known.map(\.description))])
    case .noSection(let name, let lesson, let known):
      Message.noSection([
        "section": name, "lesson": lesson, "known": known.joined(separator: ", "),
        "guess": Self.guess(Spelling.nearest(to: name, in: known)),
      ])
    case .noVerb(let verb, let suggestion):
      Message.unknownVerb(["verb": verb, "guess": Self.guess(suggestion)])
    case .commandOfTutor(let verb):
      Message.commandOfTutor(["verb": verb])
    case .commandOfApp(let verb):
      Message.commandOfApp(["verb": verb])
    case .lessonWithoutExercises(let lesson):
      Message.lessonWithoutExercises(["lesson": lesson])
    case .emptyCourse(let path):
      Message.emptyCourse(["path": path])
    case .nothingToSave:
      Message.nothingToSave()
    case .noEditor(let folder):
      Message.noEditor(["folder": folder])
    case .noTerminalForEditor(let folder):
      Message.noTerminalForEditor(["folder": folder])
    case .folderGone(let id, let folder):
      Message.missingFolder(["exercise": id, "folder": folder])
    case .undoElsewhere(let id):
      Message.undoElsewhere(["exercise": id])
    case .nothingToUndo(nil):
      Message.nothingToUndo()
    case .nothingToUndo(let id?):
      Message.nothingToUndoIn(["exercise": id])
    case .noHistoryEntry(let number, let id, let count):
      Message.noHistoryEntry(["number": number, "exercise": id, "count": count])
    case .contentsNotKept(let number, let id):
      Message.contentsNotKept(["number": number, "exercise": id])
    case .noAnswersHere(let id):
      Message.noAnswersHere(["exercise": id])
    case .nothingToVerify:
      Message.nothingToVerify()
    case .nothingToBegin:
      Message.nothingToBegin()
    case .noAnswer(let name, let id, let known):
      Message.noAnswer(["name": name, "exercise": id, "known": known.joined(separator: ", ")])
    }
  }

  /// "Did you mean …?" with a space before it, or nothing.
  static func guess(_ suggestion: String?) -> String {
    suggestion.map { " " + Message.didYouMean(["word": $0]) } ?? ""
  }

  private static func range(_ names: [String]) -> String {
    names.count > 6
      ? "\(names.first ?? "") … \(names.last ?? "")" : names.joined(separator: ", ")
  }
}
