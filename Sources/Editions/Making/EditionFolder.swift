import Foundation
import Glibc
import Workbook

/// The folder of an edition: no link in it is followed, and each file in it is the old one or the new.
struct EditionFolder {
  /// Its path, from the root on and without links.
  let path: String

  /// What lies at a path.
  enum State: Equatable {
    case nothing
    case file(Data, isExecutable: Bool)
    /// A folder, a link or a device, there or on the way.
    case somethingElse
  }

  /// The one file that is written before it gets its name.
  static let newName = ".edition.new"

  /// Makes the folder, unless it is there.
  /// - Throws: ``EditionError/unwritable(path:reason:)``.
  init(making url: URL) throws(EditionError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: url.path, reason: error.reason)
    }
    path = url.resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Looks at a path.
  /// - Throws: ``EditionError/unreadable(path:reason:)``.
  func state(of file: String) throws(EditionError) -> State {
    let folder = openFolder(of: file, isMade: false)
    guard folder >= 0 else { return try absence(of: file) }
    defer { close(folder) }
    // Without O_NONBLOCK, opening a pipe would wait for ever.
    let raw = openat(folder, name(of: file), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard raw >= 0 else { return try absence(of: file) }
    let handle = FileHandle(fileDescriptor: raw, closeOnDealloc: true)
    var status = stat()
    guard fstat(raw, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .somethingElse
    }
    do {
      let data = try handle.readToEnd() ?? Data()
      return .file(data, isExecutable: status.st_mode & S_IXUSR != 0)
    } catch {
      throw .unreadable(path: "\(path)/\(file)", reason: error.reason)
    }
  }

  /// Writes a file under another name, and then gives it its own.
  /// - Throws: ``EditionError/unwritable(path:reason:)``.
  func write(_ data: Data, to file: String, isExecutable: Bool = false) throws(EditionError) {
    let new = "\(path)/\(Self.newName)"
    unlink(new)
    let raw = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard raw >= 0 else { throw refusal(file) }
    let handle = FileHandle(fileDescriptor: raw, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw .unwritable(path: "\(path)/\(file)", reason: error.reason)
    }
    var status = stat()
    if isExecutable, fstat(raw, &status) == 0 {
      // Whoever may read it may run it.
      fchmod(raw, status.st_mode & 0o777 | (status.st_mode & 0o444) >> 2)
    }
    let folder = openFolder(of: file, isMade: true)
    guard folder >= 0 else { throw refusal(file) }
    defer { close(folder) }
    guard renameat(AT_FDCWD, new, folder, name(of: file)) == 0 else { throw refusal(file) }
  }

  /// Removes a file, and the folders above it that are empty then.
  /// - Throws: ``EditionError/unwritable(path:reason:)``.
  func remove(_ file: String) throws(EditionError) {
    var file = file
    var flags: Int32 = 0
    while true {
      let folder = openFolder(of: file, isMade: false)
      guard folder >= 0 else { throw refusal(file) }
      defer { close(folder) }
      if unlinkat(folder, name(of: file), flags) != 0 {
        // What else lies in a folder keeps it.
        if flags == AT_REMOVEDIR { return }
        throw refusal(file)
      }
      guard let slash = file.lastIndex(of: "/") else { return }
      file = String(file[..<slash])
      flags = AT_REMOVEDIR
    }
  }

  /// Opens the folder that a path lies in, each part from the one before; no link among them.
  /// - Returns: A descriptor for the caller to close; less than 0 with `errno`.
  private func openFolder(of file: String, isMade: Bool) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = open(path, flags)
    for part in file.split(separator: "/").dropLast() where folder >= 0 {
      let outer = folder
      if isMade { mkdirat(outer, String(part), 0o777) }
      folder = openat(outer, String(part), flags)
      let reason = errno
      close(outer)
      errno = reason
    }
    return folder
  }

  private func name(of file: String) -> String {
    String(file.split(separator: "/").last ?? "")
  }

  /// What it means that a path could not be opened.
  private func absence(of file: String) throws(EditionError) -> State {
    switch errno {
    case ENOENT: return .nothing
    case ELOOP, ENOTDIR, ENXIO: return .somethingElse
    default:
      throw .unreadable(path: "\(path)/\(file)", reason: String(cString: strerror(errno)))
    }
  }

  private func refusal(_ file: String) -> EditionError {
    .unwritable(path: "\(path)/\(file)", reason: String(cString: strerror(errno)))
  }
}
