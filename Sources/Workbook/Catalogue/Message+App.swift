/// What the tutor says about an app that is driven, and about work that takes time.
extension Message {
  package static let lessonName = Message("app.lessonName", "lesson {lesson}")
  package static let appPrompt = Message("app.prompt", "app")
  package static let appNotCompiled = Message(
    "app.notCompiled",
    "The app of {app} does not compile."
  )
  package static let appEnded = Message("app.ended", "The app has ended.")
  package static let appEndedWith = Message(
    "app.endedWith",
    "The app's code ended the process, with status {code}."
  )
  package static let appStopped = Message("app.stopped", "The app was stopped.")
  package static let appFlooded = Message(
    "app.flooded",
    "The app printed without end, and was stopped."
  )
  package static let appCrashed = Message("app.crashed", "The app crashed: {kind}.")
  package static let appCrashedAt = Message(
    "app.crashedAt",
    "The app crashed in {function}, {place}: {kind}."
  )
  package static let appLooped = Message(
    "app.looped",
    "The app computed for {seconds} seconds without an answer, and was stopped. An endless loop?"
  )
  package static let appLoopedAt = Message(
    "app.loopedAt",
    "The app computed for {seconds} seconds without an answer, and was stopped in {function},"
      + " {place}. An endless loop?"
  )
  package static let appSignal = Message("app.signal", "signal {signal}")
  package static let appStackOverflow = Message(
    "app.stackOverflow",
    "The app crashed: its functions called each other without end."
  )
  package static let appStackOverflowIn = Message(
    "app.stackOverflowIn",
    "The app crashed: its functions called each other without end, {functions}."
  )
  package static let appOutOfMemory = Message(
    "app.outOfMemory",
    "The app asked for more memory than it may have, and was stopped."
  )
  package static let appWaited = Message(
    "app.waited",
    "The app gave no answer for {seconds} seconds, and was stopped. It waits for something that"
      + " does not come."
  )
  package static let appPrintedMore = Message(
    "app.printedMore",
    "{count} more printed lines are not shown."
  )
  package static let appPrinted = Message("app.printed", "printed:")

  package static let workChecking = Message("work.checking", "Checking {exercise} …")
  package static let workBuilding = Message("work.building", "Building {app} …")
  package static let workSupport = Message(
    "work.support",
    "Building what apps run on; this is done once and takes a while …"
  )
  package static let workElsewhere = Message(
    "work.elsewhere",
    "Another tutor is building what apps run on. This one waits for it, and then goes on …"
  )
  package static let workAdvance = Message("work.advance", "{done} of {count}")
  package static let workStill = Message(
    "work.still",
    "This takes longer than usual. Ctrl-C stops it."
  )
  package static let workStillChecking = Message(
    "work.stillChecking",
    "{exercise} is still at check {number} of {count}: {requirement}. Ctrl-C stops it."
  )
  package static let workStopped = Message("work.stopped", "Stopped.")
}
