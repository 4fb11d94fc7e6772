/// What is said about a verdict.
extension Message {
  package static let verdictPassed = Message(
    "verdict.passed",
    "{exercise} {title}: all {all} checks pass."
  )
  package static let verdictFailed = Message(
    "verdict.failed",
    "{exercise} {title}: {passed} of {all} checks pass."
  )
  package static let verdictNotCompiled = Message(
    "verdict.notCompiled",
    "{exercise} {title}: the file does not compile yet."
  )
  package static let verdictTaskBroken = Message(
    "verdict.taskBroken",
    "{exercise} {title}: your code compiles, but something the task names is missing."
  )

  package static let markMet = Message("check.met", "pass")
  package static let markFailed = Message("check.failed", "FAIL")
  package static let markUnrun = Message("check.unrun", "skip")
  package static let factWords = Message("check.factWords", "expected found was were and")

  package static let moreErrors = Message(
    "compile.moreErrors",
    "{count} more below it. The first often causes the rest, so mend it first."
  )
  package static let missingName = Message(
    "task.missingName",
    "The task asks for `{name}`. It is not there under that name."
  )
  package static let missingUnknown = Message(
    "task.missingUnknown",
    "The checks could not use your code as the task describes it. Compare names, labels and types"
      + " with the task: `exercise {exercise}`. The compiler says: {message}"
  )

  package static let expected = Message("check.expected", "expected")
  package static let found = Message("check.found", "found")
  package static let difference = Message(
    "check.difference",
    "The first difference is character {number}: {expected} was expected, {found} was found."
  )
  package static let differentLength = Message(
    "check.differentLength",
    "{expected} characters were expected, {found} were found."
  )
  package static let endOfText = Message("check.endOfText", "the end of the text")
  package static let stackThen = Message("check.stackThen", "The stack at that moment:")
  package static let treeThen = Message("check.treeThen", "The coordinators at that moment:")
  package static let reread = Message(
    "check.reread",
    "The lesson explains it here: read {lesson} {section}"
  )
  package static let timedOutWorking = Message(
    "check.timedOutWorking",
    "Your code ran for {seconds} seconds without coming to an end: an endless loop."
  )
  package static let timedOutWorkingAt = Message(
    "check.timedOutWorkingAt",
    "Your code ran for {seconds} seconds without coming to an end. It was in {function}, {place}:"
      + " an endless loop."
  )
  package static let timedOutWaiting = Message(
    "check.timedOutWaiting",
    "Your code waited for {seconds} seconds and did nothing: it waits for something that never comes,"
      + " an `await` or a lock."
  )
  package static let timedOutWaitingAt = Message(
    "check.timedOutWaitingAt",
    "Your code waited for {seconds} seconds and did nothing. It was in {function}, {place},"
      + " and waits for something that never comes."
  )
  package static let outputOverflowed = Message(
    "check.outputOverflowed",
    "Your code printed more than {limit}. The check was stopped there: is a `print` inside a loop?"
  )
  package static let outOfMemory = Message(
    "check.outOfMemory",
    "Your code asked for more than {limit} of memory. Is something added to itself again and again?"
  )
  package static let endedProcess = Message(
    "check.endedProcess",
    "Your code ended the program with exit({code}) in check {number} of {all}. An app is never ended by"
      + " its own code, and a check that does not reach its end is not passed."
  )
  package static let unrunEnded = Message(
    "check.unrunEnded",
    "Not run: the program ended before its first check."
  )

  package static let misconception = Message(
    "verdict.misconception",
    "What is often behind a result like this:"
  )
  package static let printed = Message("verdict.printed", "Your code printed:")
  package static let warnings = Message(
    "verdict.warnings",
    "The compiler warns. It does not count; it may show what was meant otherwise:"
  )
  package static let moreWarnings = Message(
    "verdict.moreWarnings",
    "And {count} more warnings, which `swift build` lists."
  )
  package static let forged = Message(
    "verdict.forged",
    "Something in your code wrote {count} lines where only the checks report. They count for nothing."
  )
}
