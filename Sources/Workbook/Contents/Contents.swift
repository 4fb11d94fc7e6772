package import Foundation

/// What the Swift files of an exercise hold at one moment.
package struct Contents: Equatable, Sendable {
  /// The files' contents, by name.
  package let files: [String: Data]

  /// Makes contents of files.
  package init(_ files: [String: Data]) { self.files = files }

  /// A short name of each file's text, by the file's name.
  package var names: [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { name, data in
        var inputs = Inputs()
        inputs.add(name.utf8)
        inputs.add(data)
        return (name, inputs.fingerprint)
      }
    )
  }

  /// A name that different contents hardly ever share; a verdict is named by its first letters.
  package var fingerprint: String {
    var inputs = Inputs()
    inputs.add(names.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    return inputs.fingerprint
  }
}

extension Exercise {
  /// Reads the student's files as they are now.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package func contents() throws(CourseError) -> Contents { Contents(try swiftFiles(in: folder)) }

  /// Reads the starter's files.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package func starterContents() throws(CourseError) -> Contents {
    Contents(try swiftFiles(in: starter))
  }

  /// The names of files that the starter has or the task names and the student's folder lacks.
  /// - Throws: ``CourseError``.
  package func missingFiles() throws(CourseError) -> [String] {
    let wanted = Set(try swiftFiles(in: starter).keys).union(try task().files)
    return wanted.subtracting(try swiftFiles(in: folder).keys).sorted()
  }

  /// Puts files in the place of the student's, which must have been kept before.
  ///
  /// Each file is old or new, whenever the tutor is killed; one that stays the same is not touched.
  /// - Throws: ``CourseError`` or ``StateError``.
  func replaceFiles(with contents: Contents) throws {
    let old = try self.contents()
    for (name, data) in contents.files.sorted(by: { $0.key < $1.key })
    where old.files[name] != data {
      try writeWhole(data, to: folder.appending(path: name))
    }
    for name in old.files.keys where contents.files[name] == nil {
      let file = folder.appending(path: name)
      do {
        try FileManager.default.removeItem(at: file)
      } catch {
        throw StateError.unwritable(path: file.path, reason: error.reason)
      }
    }
  }
}
