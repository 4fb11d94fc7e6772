/// What the tutor says of a settings file for a class that is not as it should be.
extension Message {
  package static let settingsUnreadable = Message(
    "settings.unreadable",
    "it cannot be read: {reason}."
  )
  package static let settingsFolder = Message(
    "settings.folder",
    "it is a folder, and settings are a file. Move the folder away, or name the file with `--settings`."
  )
  package static let settingsNotJSON = Message("settings.notJSON", "it is not JSON: {reason}")
  package static let settingsUnknownKey = Message(
    "settings.unknownKey",
    "there is no key `{key}`.{guess}"
  )
  package static let settingsWrongValue = Message(
    "settings.wrongValue",
    "{place} must be {expected}."
  )
  package static let settingsUnknownPart = Message(
    "settings.unknownPart",
    "{place}: the course has no lesson or exercise `{name}`. A lesson is written 5, an exercise 5.1."
  )
  package static let settingsUnknownCheck = Message(
    "settings.unknownCheck",
    "points.{exercise}: the exercise has no check `{check}`.{guess}"
  )
  package static let settingsUnknownStudent = Message(
    "settings.unknownStudent",
    "{place}: there is no submission `{name}`.{guess}"
  )
  package static let settingsObject = Message("settings.object", "an object: { \"assigned\": … }")
  package static let settingsParts = Message(
    "settings.parts",
    "a list of lessons and exercises: [\"5\", \"6.1\"]"
  )
  package static let settingsPart = Message(
    "settings.part",
    "a lesson or an exercise in quotation marks: \"5\" or \"6.1\""
  )
  package static let settingsDueDates = Message(
    "settings.dueDates",
    "an object with a moment for each lesson or exercise: { \"5\": \"2026-10-01T23:59:00+02:00\" }"
  )
  package static let settingsHandedIn = Message(
    "settings.handedIn",
    "an object with a moment for each student: { \"ada\": \"2026-10-02T08:00:00+02:00\" }"
  )
  package static let settingsMoment = Message(
    "settings.moment",
    "a moment with its time zone, in quotation marks: \"2026-10-01T23:59:00+02:00\""
  )
  package static let settingsFactor = Message(
    "settings.factor",
    "a number from 0 to 1: what is left of the points for each day late"
  )
  package static let settingsWeights = Message(
    "settings.weights",
    "an object with a number for each lesson or exercise: { \"5\": 2 }"
  )
  package static let settingsNumber = Message("settings.number", "a number from 0 to 1000000")
  package static let settingsPoints = Message(
    "settings.points",
    "an object with the points of each exercise: { \"5.1\": 10, \"5.2\": { \"CHECK\": 3 } }"
  )
  package static let settingsExercisePoints = Message(
    "settings.exercisePoints",
    "a number from 0 to 1000000, or an object with the points of its checks: { \"CHECK\": 3 }"
  )
  package static let settingsExercise = Message(
    "settings.exercise",
    "an exercise, written 5.1, and no whole lesson"
  )
  package static let settingsCleared = Message(
    "settings.cleared",
    "an object with what was cleared of each student:"
      + " { \"ada\": { \"5.1\": \"3f2a9c417be0d85a6c1f04d2e9b8375a\" } }"
  )
  package static let settingsClearedAnswers = Message(
    "settings.clearedAnswers",
    "an object with what was cleared of each exercise:"
      + " { \"5.1\": \"3f2a9c417be0d85a6c1f04d2e9b8375a\" }"
  )
  package static let settingsClearedContents = Message(
    "settings.clearedContents",
    "the letters and digits that `grade` shows beside a held answer, in quotation marks:"
      + " \"3f2a9c417be0d85a6c1f04d2e9b8375a\""
  )
}
