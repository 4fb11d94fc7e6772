import Glibc
import Grader

/// Opens what strangers have handed in.
///
/// They may change it meanwhile, so no path is gone twice: what was looked at is what is read.
extension Descriptor {
  /// Opens a file.
  /// - Parameters:
  ///   - path: Its path below the folder.
  ///   - folder: The folder's path, in which links count. No link below it is followed.
  /// - Returns: The open file.
  /// - Throws: ``FileFault``.
  static func opening(_ path: String, below folder: String) throws(FileFault) -> Descriptor {
    var place = try opening(folder: folder, in: AT_FDCWD, extraFlags: 0)
    let names = path.split(separator: "/").map(String.init)
    for name in names.dropLast() { place = try opening(folder: name, in: place.rawValue) }
    return try opening(file: names.last ?? "", in: place.rawValue)
  }

  /// Opens a folder, seen from the one that it lies in.
  /// - Throws: ``FileFault``.
  static func opening(
    folder name: String,
    in parent: Int32,
    extraFlags: Int32 = O_NOFOLLOW
  ) throws(FileFault) -> Descriptor {
    let raw = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | extraFlags)
    guard raw >= 0 else { throw errno == ELOOP || errno == ENOTDIR ? .link : .lastRefusal }
    return Descriptor(raw)
  }

  /// Opens a file, seen from the folder that it lies in.
  /// - Throws: ``FileFault``.
  static func opening(file name: String, in folder: Int32) throws(FileFault) -> Descriptor {
    // Without O_NONBLOCK, opening a pipe that has come meanwhile would wait for ever.
    let raw = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard raw >= 0 else { throw errno == ELOOP ? .link : .lastRefusal }
    let file = Descriptor(raw)
    var status = stat()
    guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .noFile
    }
    return file
  }
}

extension FileFault {
  /// What the system says about its last refusal.
  static var lastRefusal: FileFault { .unreadable(reason: String(cString: strerror(errno))) }
}
