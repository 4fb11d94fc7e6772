package import Foundation

/// What a student has handed in, read into memory: Swift files alone, as far as they can be trusted.
package struct HandIn: Equatable, Sendable {
  /// A Swift file, or what lies where one should.
  package struct File: Equatable, Sendable {
    /// Its path in the submission: `Exercises/05-child-coordinators/1-hand-off/Flow.swift`.
    package var path: String
    /// Its contents, or why they are not read.
    package var contents: Result<Data, FileFault>
    /// When it was changed last.
    package var modified: Date
  }

  /// The files, in the order in which they were found.
  package private(set) var files: [File] = []
  /// What the grader must be told.
  package private(set) var troubles: [Trouble] = []
  private var size = 0
  private let limits: HandInLimits

  /// So many troubles are told, no more.
  private static let troubleLimit = 20

  /// Makes a submission in which nothing was found yet.
  init(limits: HandInLimits) { self.limits = limits }

  /// Adds what was found, unless there is too much of it.
  /// - Parameters:
  ///   - path: The path in the submission.
  ///   - modified: When it was changed last.
  ///   - contents: The contents, or why there are none.
  /// - Returns: False when no more is taken.
  mutating func add(
    _ path: String,
    modified: Date,
    _ contents: Result<Data, FileFault>
  ) -> Bool {
    guard files.count < limits.files else {
      add(.tooManyFiles(limit: limits.files))
      return false
    }
    let contents = contents.flatMap { data in
      data.offsetOfNonText.map { .failure(.notUTF8(offset: $0)) } ?? .success(data)
    }
    if case .success(let data) = contents { size += data.count }
    guard size <= limits.total else {
      add(.tooMuch(limit: limits.total))
      return false
    }
    files.append(File(path: path, contents: contents, modified: modified))
    return true
  }

  /// Adds something to be told; what was told before, and more than anyone reads, is left out.
  mutating func add(_ trouble: Trouble) {
    if troubles.count < Self.troubleLimit, !troubles.contains(trouble) { troubles.append(trouble) }
  }
}

extension Data {
  /// The offset of the first byte that belongs to no character of UTF-8; nil for text.
  var offsetOfNonText: Int? {
    withUnsafeBytes { bytes in
      guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
      var decoder = Unicode.UTF8.ForwardParser()
      var rest = bytes.makeIterator()
      var offset = 0
      while case .valid(let character) = decoder.parseScalar(from: &rest) {
        offset += character.count
      }
      return offset
    }
  }
}
