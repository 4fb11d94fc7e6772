package import Foundation

extension Exercise {
  /// A Boolean value that tells whether its right answers are here; a student's edition has none.
  package var hasAnswers: Bool { !hiddenFiles.areSealed }

  /// Seals what a student's tutor needs of the hidden files: all but the answers, right and wrong.
  ///
  /// Of a misconception that is its text alone, of right answers the names of the files that all have.
  /// - Returns: The sealed bytes; the same as before, where they are sealed already.
  /// - Throws: ``CourseError``.
  package func sealed() throws(CourseError) -> Data {
    guard hasAnswers else {
      return Seal.close(try hiddenFiles.opened(), for: hiddenFiles.sealName)
    }
    var files: [String: Data] = [:]
    files[Self.checksName] = try checks()
    for (name, data) in try starterContents().files {
      files["\(Self.starterFolder)/\(name)"] = data
    }
    let misconceptions = try hiddenFiles.names(in: Misconception.folder)
    for folder in [""] + misconceptions.map({ "\(Misconception.folder)/\($0)" }) {
      for name in try hiddenFiles.names(in: folder) where Self.isForStudents(name) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        files[path] = try hiddenFiles.data(path)
      }
    }
    let needed = try filesOfEveryAnswer().sorted().joined(separator: "\n")
    files[Self.neededFile] = Data(needed.utf8)
    return Seal.close(files, for: hiddenFiles.sealName)
  }

  /// The names of the files that no right answer does without.
  func filesOfEveryAnswer() throws(CourseError) -> Set<String> {
    guard hasAnswers else {
      let names = try hiddenFiles.text(Self.neededFile)
      return Set(names.split(separator: "\n").map(String.init))
    }
    let answers = try answers().map { Set($0.contents.files.keys) }
    guard let first = answers.first else {
      return Set(try starterContents().files.keys).union(try task().files)
    }
    return answers.reduce(first) { $0.intersection($1) }
  }

  /// A Boolean value that tells whether a file holds what is told to students, in any language.
  private static func isForStudents(_ name: String) -> Bool {
    name.hasSuffix(".md") && !name.hasPrefix("Unseen")
  }

  /// What stands for the right answers in a seal.
  private static let neededFile = "Needed.txt"
}
