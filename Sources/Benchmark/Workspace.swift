import Foundation

/// A temporary folder in which the benchmark keeps everything that it makes.
struct Workspace {
  /// The folder's path.
  let path: String

  /// Makes the folder.
  init() throws {
    let name = "coordinator-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Removes the folder; what cannot be removed is the system's to clean up.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes a folder below this one, and those above it.
  /// - Returns: Its path.
  func folder(_ name: String) throws -> String {
    let folder = "\(path)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Copies a file or a folder to a place below this one.
  /// - Returns: The copy's path.
  func copy(_ original: String, to name: String) throws -> String {
    let copy = "\(path)/\(name)"
    _ = try folder((name as NSString).deletingLastPathComponent)
    try FileManager.default.copyItem(atPath: original, toPath: copy)
    return copy
  }

  /// Writes a file below this folder.
  /// - Returns: Its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    _ = try folder((name as NSString).deletingLastPathComponent)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }
}
