/// What the tutor says of a settings file for a class that is not as it should be.
extension Message {
  package static let settingsUnreadable = Message(
    "settings.unreadable",
    "it cannot be read: {reason}."
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
  package static let settingsDates = Message(
    "settings.dates",
    "an object with a moment and its time zone for each: \"2026-10-01T23:59:00+02:00\""
  )
  package static let settingsCleared = Message(
    "settings.cleared",
    "for each student and exercise the letters and digits that `grade` shows beside a held answer:"
      + " { \"ada\": { \"5.1\": \"3f2a9c417be0d85a6c1f04d2e9b8375a\" } }"
  )
  package static let settingsFactor = Message(
    "settings.factor",
    "a number from 0 to 1: what is left of the points for each day late"
  )
  package static let settingsWeights = Message(
    "settings.weights",
    "an object with a number from 0 to 1000000 for each: { \"5\": 2 }"
  )
  package static let settingsPoints = Message(
    "settings.points",
    "points of exercises, or of their checks, from 0 to 1000000: { \"5.1\": 10, \"5.2\": { \"CHECK\":"
      + " 3 } }"
  )
}
