import Foundation

extension Lesson {
  /// The faults that the chapter's app can be run with, by name, in alphabetical order.
  ///
  /// Those that its text speaks of, and those that its sources declare: a student may add one.
  /// - Throws: ``CourseError`` when the text cannot be read or is malformed.
  package func faults() throws(CourseError) -> [String] {
    Set(try text().faults).union(declaredFaults).sorted()
  }

  /// The names in `Fault.swift`: `case handOff = "hand-off"`, `case segue`.
  var declaredFaults: [String] {
    // An app without that file has no faults of its own.
    let source = try? String(contentsOf: folder.appending(path: "Fault.swift"), encoding: .utf8)
    return source?.matches(of: /(?m)^ *case (\w+)(?: = "([^"]+)")? *$/).map {
      String($0.2 ?? $0.1)
    } ?? []
  }
}
