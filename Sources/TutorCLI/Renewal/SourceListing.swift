import Glibc
import Workbook

/// The files that the tutor is built from, with their sizes and times: quick to read, at each start.
struct SourceListing: Equatable, Sendable {
  private var files: [File] = []

  /// A file, as the folder tells of it.
  private struct File: Equatable, Sendable {
    var path: String
    var size: Int
    var modified: Instant
  }

  /// A moment of the file system's clock.
  struct Instant: Comparable, Codable, Sendable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }

    static func < (left: Self, right: Self) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// Lists the sources of the workbook at `root`.
  init(root: String) {
    add("\(root)/Package.swift")
    addFolder("\(root)/Sources")
    files.sort { $0.path < $1.path }
  }

  /// A short name of the listing; it changes when a file is written, comes or goes.
  var fingerprint: String {
    var inputs = Inputs()
    for file in files {
      inputs.add([file.path, "\(file.size) \(file.modified.seconds) \(file.modified.nanoseconds)"])
    }
    return inputs.fingerprint
  }

  /// When the newest file was written.
  var newest: Instant? { files.map(\.modified).max() }

  /// A short name of what all files hold; a file that cannot be read counts as empty.
  var contentsFingerprint: String {
    var inputs = Inputs()
    for file in files {
      inputs.add([file.path])
      inputs.add(Self.contents(of: file.path))
    }
    return inputs.fingerprint
  }

  private static func contents(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    while let part = Input.available(from: file), !part.isEmpty { bytes += part }
    return bytes
  }

  private mutating func addFolder(_ path: String) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      if Self.isFolder(name, Int32(entry.pointee.d_type), in: folder) {
        addFolder("\(path)/\(name)")
      } else if Self.endings.contains(where: name.hasSuffix) {
        add("\(path)/\(name)")
      }
    }
  }

  /// Some file systems do not say in a folder what lies in it; they are asked of each name.
  private static func isFolder(_ name: String, _ kind: Int32, in folder: OpaquePointer) -> Bool {
    guard kind == DT_UNKNOWN else { return kind == DT_DIR }
    var status = stat()
    return fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  private static let endings = [".swift", ".h", ".modulemap"]

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    files.append(File(path: path, size: Int(status.st_size), modified: Instant(status.st_mtim)))
  }
}
