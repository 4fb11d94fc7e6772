import Foundation

/// Keeps contents of exercises in `.tutor/snapshots`, a folder for each, the same contents once.
struct Snapshots: Sendable {
  /// The folder `.tutor/snapshots`.
  let folder: URL

  /// Keeps contents and returns the name of their snapshot.
  ///
  /// The folder gets its name when all files are in it.
  /// - Throws: ``StateError/unwritable(path:reason:)``.
  func keep(_ contents: Contents, of exercise: ExerciseID) throws(StateError) -> String {
    let name = freeName(for: contents, of: exercise)
    let place = place(of: name, exercise)
    guard !FileManager.default.fileExists(atPath: place.path) else { return name }
    let new = place.deletingLastPathComponent().appending(path: ".new")
    do {
      if FileManager.default.fileExists(atPath: new.path) {
        try FileManager.default.removeItem(at: new)
      }
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      for (file, data) in contents.files { try data.write(to: new.appending(path: file)) }
      try FileManager.default.moveItem(at: new, to: place)
    } catch {
      throw .unwritable(path: place.path, reason: error.reason)
    }
    return name
  }

  /// Returns whether contents of that fingerprint are kept.
  func has(_ fingerprint: String, of exercise: ExerciseID) -> Bool {
    FileManager.default.fileExists(atPath: place(of: fingerprint, exercise).path)
  }

  /// Reads the contents that a snapshot holds.
  /// - Throws: ``StateError/noSnapshot(path:reason:)`` when it is not there or cannot be read.
  func contents(_ name: String, of exercise: ExerciseID) throws(StateError) -> Contents {
    let place = place(of: name, exercise)
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw .noSnapshot(path: place.path, reason: "it is not there")
    }
    do {
      return Contents(try swiftFiles(in: place))
    } catch {
      throw .noSnapshot(path: place.path, reason: "\(error)")
    }
  }

  /// The folder that a snapshot lies in.
  func place(of name: String, _ exercise: ExerciseID) -> URL {
    folder.appending(path: "\(exercise)").appending(path: name)
  }

  /// The fingerprint, and a number behind it should other contents have the same.
  private func freeName(for contents: Contents, of exercise: ExerciseID) -> String {
    let first = contents.fingerprint
    var name = first
    var number = 1
    while FileManager.default.fileExists(atPath: place(of: name, exercise).path) {
      // What cannot be read is not these contents; another name keeps both.
      if let kept = try? self.contents(name, of: exercise), kept == contents { break }
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }
}
