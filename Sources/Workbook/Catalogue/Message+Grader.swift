/// What the tutor says when there can be no verdict.
extension Message {
  package static let graderToolMissing = Message(
    "grader.toolMissing",
    "`{name}` is not on the PATH. Install a Swift toolchain from swift.org/install and put its"
      + " usr/bin first on the PATH."
  )
  package static let graderToolchainNotUnderstood = Message(
    "grader.toolchainNotUnderstood",
    "{path} does not answer as a Swift 6.3 compiler or later does. It said:"
  )
  package static let graderUnreadable = Message(
    "grader.unreadable",
    "{path} cannot be read: {reason}. Make it readable, or, in the cache, remove it: it is made anew."
  )
  package static let graderUnwritable = Message(
    "grader.unwritable",
    "{path} cannot be written: {reason}. TUTOR_CACHE names another folder."
  )
  package static let graderNoSources = Message(
    "grader.noSources",
    "{path} holds no Swift file. `tutor reset` brings the starter back."
  )
  package static let graderCompilerFailed = Message(
    "grader.compilerFailed",
    "The compiler failed; `tutor doctor` tries what it needs. It said: {reason}"
  )
  package static let graderNoEnd = Message(
    "grader.noEnd",
    "it did not end within {seconds} seconds."
  )
  package static let graderCompilerHindered = Message(
    "grader.compilerHindered",
    "The compiler could not work. `tutor doctor` tries what it needs. It said:"
  )
  package static let graderLinkerFailed = Message(
    "grader.linkerFailed",
    "The linker failed; `tutor doctor` tries what it needs. It said: {reason}"
  )
  package static let graderTrialFailed = Message(
    "grader.trialFailed",
    "A small program did not do what it should; `tutor doctor` tries what it needs. It printed:"
      + " {output}"
  )
  package static let graderSupportBroken = Message(
    "grader.supportBroken",
    "The workbook's own Sources/{module} does not compile. `git checkout -- Sources` brings the"
      + " original back; in an edition, making it anew over this one does. The compiler said:"
  )
  package static let graderChecksDisagree = Message(
    "grader.checksDisagree",
    "The checks of {exercise} and its Explanations.md disagree."
  )
  package static let graderWithoutCheck = Message(
    "grader.withoutCheck",
    "Without a check: {names}."
  )
  package static let graderWithoutExplanation = Message(
    "grader.withoutExplanation",
    "Without an explanation: {names}."
  )
  package static let graderCancelled = Message("grader.cancelled", "The check was cancelled.")

  package static let runNotStarted = Message(
    "run.notStarted",
    "{path} cannot be started: {reason}. `./.install libraries` installs what the tutor starts; `tutor"
      + " doctor` tries it."
  )
  package static let runRefused = Message(
    "run.refused",
    "The system refused `{name}`: {reason}. Too many open files or processes? `ulimit -a` shows the"
      + " limits."
  )
}
