/// What the tutor says when a class is graded.
extension Message {
  package static let workGrading = Message(
    "work.grading",
    "Grading a class of {students}; what was graded before is not run again …"
  )
  package static let gradingUnreadable = Message(
    "grading.unreadable",
    "{path} cannot be read: {reason}."
  )
  package static let gradingUnwritable = Message(
    "grading.unwritable",
    "{path} cannot be written: {reason}. What was graded so far is kept; the same command goes on from"
      + " there."
  )
  package static let gradingNoSubmissions = Message(
    "grading.noSubmissions",
    "{path} holds no submissions: neither a folder nor an archive for each student."
  )
  package static let gradingNothingAssigned = Message(
    "grading.nothingAssigned",
    "Nothing is to be graded: what `--only` names is not assigned."
  )
  package static let gradingBusy = Message(
    "grading.busy",
    "Another tutor grades this class just now: it holds {path}."
  )
  package static let gradingNotEnclosed = Message(
    "grading.notEnclosed",
    "bubblewrap does not work here, so students' code could read and write as you can. `./.install"
      + " libraries` installs it; `--unsafe` grades all the same."
  )
  package static let gradingNoFolder = Message(
    "grading.noFolder",
    "There is no folder {path}. `grade` wants one with a folder or an archive for each student."
  )
  package static let gradingJobs = Message("grading.jobs", "a number from 1 to {most}")
  package static let gradingForms = Message("grading.forms", "one of {known}")
  package static let gradingParts = Message(
    "grading.parts",
    "lessons or exercises of the course, as in 5,6.1 (there are {known})"
  )

  package static let gradesTrouble = Message("grades.trouble", "{student}: {trouble}")
  package static let resultHeld = Message("result.held", "held until a human has looked")
  package static let gradesHeld = Message(
    "grades.held",
    "{student}, {exercise}: held until you have looked at it. {flags} If it is honest, write"
      + " this between the outer braces of the settings, which are `{ }` in {file} at first; or its"
      + " inside into the `cleared` that stands there:"
  )
  package static let gradesUnrun = Message(
    "grades.unrun",
    "No check could run, mostly since the answer does not compile: {answers}. The feedback tells why."
  )
  package static let gradesLate = Message("grades.late", "late")
  package static let gradesUngraded = Message(
    "grades.ungraded",
    "{student}, {exercise}: not graded, and that is not the student's fault: {reason} The same command"
      + " tries it again."
  )
  package static let gradesPassedOver = Message(
    "grades.passedOver",
    "Neither a folder nor an archive, so nobody's: {names}."
  )
  package static let gradesMostFailed = Message("grades.mostFailed", "Most failed:")
  package static let gradesMisconceptions = Message(
    "grades.misconceptions",
    "Known wrong answers:"
  )
  package static let gradesCount = Message("grades.count", "{count} of {attempts}")
  package static let gradesSummary = Message(
    "grades.summary",
    "Students: {students}. Exercises: {exercises}. On average {points} of {maximum} points."
  )
  package static let gradesWritten = Message("grades.written", "Reports: {path}")
  package static let gradesChanged = Message(
    "grades.changed",
    "{student}, {exercise}: {before} points became {after}. {reasons}"
  )
  package static let gradesUnchanged = Message(
    "grades.unchanged",
    "No grade differs from the last run's."
  )
  package static let gradesNothingEarlier = Message(
    "grades.nothingEarlier",
    "`--regrade` compares with the last run's grades, and there are none yet: the next run can be"
      + " compared with this one."
  )
  package static let gradesCourseChanged = Message(
    "grades.courseChanged",
    "The course was changed since the last run. Grades that differ: {count}; `--regrade` tells which,"
      + " and why."
  )
  package static let changeAnswer = Message("change.answer", "The answer is another one.")
  package static let changeSettings = Message("change.settings", "The settings are others.")
  package static let changeNowFails = Message("change.nowFails", "It now fails: {checks}.")
  package static let changeNowPasses = Message("change.nowPasses", "It now passes: {checks}.")
  package static let changeOtherChecks = Message(
    "change.otherChecks",
    "The exercise has other checks."
  )
}
