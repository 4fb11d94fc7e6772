import Grader

extension Steps {
  /// The grader's own calls to the word, but for the paths of their folders.
  init(repeating calls: CapturedCalls, in folder: ScriptFolder) {
    let places = [
      (calls.submissionEntry, folder.submission),
      (calls.checksEntry, folder.checks),
    ]
    func step(_ call: Command, in folder: String) -> Step {
      let arguments = call.arguments.map { word in
        places.reduce(word) { $0.replacing($1.0, with: $1.1) }
      }
      return Step(folder: folder, words: [call.executable] + arguments)
    }
    submission = step(calls.submission, in: folder.submission)
    checks = step(calls.checks, in: folder.checks)
    link = step(calls.link, in: folder.program)
  }
}
