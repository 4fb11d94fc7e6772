/// What the tutor says to a line that it cannot follow.
extension Message {
  package static let didYouMean = Message("usage.didYouMean", "Did you mean `{word}`?")
  package static let unknownVerb = Message(
    "usage.unknownVerb",
    "There is no command `{verb}`.{guess}"
  )
  package static let unknownOption = Message(
    "usage.unknownOption",
    "There is no option `{option}` here.{guess}"
  )
  package static let missingValue = Message(
    "usage.missingValue",
    "`{option}` needs a value: `{option} {placeholder}`."
  )
  package static let unusableValue = Message(
    "usage.unusableValue",
    "`{option}` needs {expected}, not `{value}`."
  )
  package static let unknownFault = Message(
    "usage.unknownFault",
    "Lesson {lesson} has no fault `{fault}`.{guess} Its faults are: {known}."
  )
  package static let missingFault = Message(
    "usage.missingFault",
    "`--fault` needs a name. The faults of lesson {lesson} are: {known}."
  )
  package static let noFaults = Message(
    "usage.noFaults",
    "Lesson {lesson} has no faults."
  )
  package static let unknownLanguage = Message(
    "usage.unknownLanguage",
    "tutor does not speak `{language}`. It speaks: {known}."
  )
  package static let repeatedOption = Message(
    "usage.repeatedOption",
    "`{option}` is given twice."
  )
  package static let unexpectedWord = Message(
    "usage.unexpectedWord",
    "`{word}` is not expected here."
  )
  package static let missingWord = Message(
    "usage.missingWord",
    "{placeholder} is missing."
  )
  package static let commandOfTutor = Message(
    "usage.commandOfTutor",
    "`{verb}` is a command of the tutor, not of the app: `quit` leaves the app first."
  )
  package static let commandOfApp = Message(
    "usage.commandOfApp",
    "`{verb}` is a command to a running app, and none runs: `run` starts the lesson's app, `run 1.1`"
      + " your own code of 1.1."
  )
  package static let exerciseWanted = Message(
    "usage.exerciseWanted",
    "`{verb}` takes an exercise, such as `{verb} {exercise}`. Those of lesson {lesson}:"
  )
  package static let usageIs = Message("usage.is", "Usage: {usage}")
  package static let seeHelp = Message("usage.seeHelp", "`help` lists the commands.")

  package static let noLesson = Message(
    "notFound.lesson",
    "There is no lesson {lesson}. There are: {known}."
  )
  package static let noExercise = Message(
    "notFound.exercise",
    "There is no exercise {exercise}. There are: {known}."
  )
  package static let noSection = Message(
    "notFound.section",
    "Lesson {lesson} has no section \"{section}\".{guess} Its sections are: {known}."
  )
  package static let lessonWithoutExercises = Message(
    "notFound.lessonWithoutExercises",
    "Lesson {lesson} has no exercises."
  )
  package static let emptyCourse = Message(
    "notFound.course",
    "The workbook at {path} has no lessons."
  )
  package static let nothingToSave = Message(
    "notFound.visit",
    "No app has been run yet, so there is no visit to save. `run` starts one."
  )
}
