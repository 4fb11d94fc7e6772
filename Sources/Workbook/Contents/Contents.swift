package import Foundation

/// What the Swift files of an exercise hold at one moment.
package struct Contents: Equatable, Sendable {
  /// The files' contents, by name.
  package let files: [String: Data]

  /// Makes contents of files.
  package init(_ files: [String: Data]) { self.files = files }

  /// A name that different contents hardly ever share.
  package var fingerprint: String {
    var inputs = Inputs()
    for (name, data) in files.sorted(by: { $0.key < $1.key }) {
      inputs.add(name.utf8)
      inputs.add(data)
    }
    return inputs.fingerprint
  }

  /// The first letters of the fingerprint, by which a verdict is named on the screen.
  package var shortName: String { String(fingerprint.prefix(6)) }

  /// The files that were changed, added or taken away since `earlier`, by name.
  package func changes(since earlier: Contents) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.sorted()
  }
}

extension Exercise {
  /// Reads the student's files as they are now.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package func contents() throws(CourseError) -> Contents { Contents(try swiftFiles(in: folder)) }

  /// Reads the starter's files.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package func starterContents() throws(CourseError) -> Contents {
    Contents(try hiddenFiles.swiftFiles(in: Self.starterFolder))
  }

  /// The names of files that the starter has or the task names and the student's folder lacks.
  ///
  /// What a right answer does without may go.
  /// - Throws: ``CourseError``.
  package func missingFiles() throws(CourseError) -> [String] {
    try missingFiles(among: swiftFiles(in: folder).keys)
  }

  /// The names of files that are missing among those of an answer.
  /// - Throws: ``CourseError``.
  package func missingFiles(
    among names: some Sequence<String>
  ) throws(CourseError) -> [String] {
    let wanted = Set(try starterContents().files.keys).union(try task().files)
    let missing = wanted.subtracting(names)
    guard !missing.isEmpty else { return [] }
    return try filesOfEveryAnswer().intersection(missing).sorted()
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
