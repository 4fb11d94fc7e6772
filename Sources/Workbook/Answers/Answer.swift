import Foundation

/// One of an exercise's right answers.
package struct Answer: Equatable, Sendable {
  /// What a student calls it: `reference`, or the folder's name without its first word, `closure`.
  package let name: String
  /// All its files.
  package let contents: Contents

  /// The name of the answer that stands first.
  package static let reference = "reference"

  init(folder: URL) throws(CourseError) {
    let rest = folder.lastPathComponent.dropFirst("Solution".count).drop { $0 == "-" }
    name = rest.isEmpty ? Self.reference : String(rest)
    contents = Contents(try swiftFiles(in: folder))
  }
}

extension Exercise {
  /// Reads the right answers: the reference first, then those of another shape.
  /// - Throws: ``CourseError``.
  package func answers() throws(CourseError) -> [Answer] {
    var answers: [Answer] = []
    for folder in try solutions() { answers.append(try Answer(folder: folder)) }
    return answers
  }
}

extension Contents {
  /// The names of the files that are not in `other` as they are here, in order.
  package func names(differingFrom other: Contents) -> [String] {
    files.keys.filter { files[$0] != other.files[$0] }.sorted()
  }

  /// The text of a file in lines; none for a file that is not there.
  package func lines(of name: String) -> [String] {
    guard let data = files[name] else { return [] }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
