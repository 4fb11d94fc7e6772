package import Workbook

/// Something about a submission as a whole that its grader must be told; the rest is graded.
package enum Trouble: Equatable, Sendable {
  /// A file or folder is not read.
  case fault(path: String, FileFault)
  /// There is more than is read.
  case tooManyFiles(limit: Int)
  /// The files are larger together than is read.
  case tooMuch(limit: Int)
  /// An archive is not understood.
  case archive(name: String, reason: String)
  /// Of several archives the newest is read.
  case severalArchives(used: String, left: [String])
  /// An exercise is there twice; the place that lies least deep is used.
  case twice(ExerciseID, used: String, left: String)
  /// None of the course's exercises was found.
  case nothingFound

  /// A Boolean value that tells whether an archive is not understood.
  var isOfAnArchive: Bool {
    if case .archive = self { true } else { false }
  }

  /// What is wrong, and what was done about it.
  package var sentence: String {
    switch self {
    case .fault(let path, let fault): "\(path): \(fault.sentence)"
    case .tooManyFiles(let limit): Message.handInTooMany(["limit": limit])
    case .tooMuch(let limit): Message.handInTooMuch(["limit": limit])
    case .archive(let name, let reason):
      Message.handInArchive(["name": name, "reason": reason])
    case .severalArchives(let used, let left):
      Message.handInSeveral(["used": used, "left": left.joined(separator: ", ")])
    case .twice(let id, let used, let left):
      Message.handInTwice(["exercise": id, "used": used, "left": left])
    case .nothingFound: Message.handInNothing()
    }
  }
}
