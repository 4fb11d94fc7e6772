import Foundation
import Glibc
import Grader

/// Reads a folder that a student has filled: no link is followed, no device opened, nothing written.
struct FolderReader {
  /// An archive in a folder.
  struct Archive {
    /// Its path below the folder.
    var path: String
    /// When it was changed last.
    var modified: Date
  }

  private let limits: HandInLimits
  private var handIn: HandIn
  /// The archives that lie in it.
  private var archives: [Archive] = []
  private var entryCount = 0
  private var isFull = false

  /// Reads a folder.
  /// - Parameters:
  ///   - folder: The folder's path; it must not be a link itself.
  ///   - limits: How much is read.
  /// - Returns: What was found, and the archives beside it.
  static func read(
    _ folder: String,
    limits: HandInLimits
  ) -> (handIn: HandIn, archives: [Archive]) {
    var reader = FolderReader(limits: limits, handIn: HandIn(limits: limits))
    reader.read(folder: folder, from: AT_FDCWD, path: "", depth: 0)
    return (reader.handIn, reader.archives)
  }

  private init(limits: HandInLimits, handIn: HandIn) {
    self.limits = limits
    self.handIn = handIn
  }

  /// Reads a folder, seen from the one that it lies in: what it is now is what is read.
  private mutating func read(folder name: String, from parent: Int32, path: String, depth: Int) {
    do throws(FileFault) {
      let folder = try Descriptor.opening(folder: name, in: parent)
      for name in try names(in: folder.rawValue, path: path) where !isFull {
        look(at: name, in: folder.rawValue, path: path.isEmpty ? name : "\(path)/\(name)", depth)
      }
    } catch {
      handIn.add(.fault(path: path.isEmpty ? "." : path, error))
    }
  }

  /// The names in a folder, sorted, without those that are hidden and those that macOS adds.
  private mutating func names(in folder: Int32, path: String) throws(FileFault) -> [String] {
    let stream = try Self.entries(of: folder)
    defer { closedir(stream) }
    var names: [String] = []
    while !isFull, let entry = try Self.entry(of: stream) {
      entryCount += 1
      if entryCount > limits.entries {
        handIn.add(.tooManyFiles(limit: limits.entries))
        isFull = true
      }
      guard let name = entry.pointee.name else {
        handIn.add(.fault(path: path.isEmpty ? "?" : "\(path)/?", .unusableName))
        continue
      }
      if !name.hasPrefix("."), name != "__MACOSX" { names.append(name) }
    }
    return names.sorted()
  }

  private static func entries(of folder: Int32) throws(FileFault) -> OpaquePointer {
    // The stream owns its descriptor, so it gets a copy.
    let copy = dup(folder)
    guard copy >= 0 else { throw .lastRefusal }
    if let stream = fdopendir(copy) { return stream }
    defer { close(copy) }
    throw .lastRefusal
  }

  /// The next entry; nil behind the last.
  private static func entry(
    of stream: OpaquePointer
  ) throws(FileFault) -> UnsafeMutablePointer<dirent>? {
    errno = 0
    let entry = readdir(stream)
    guard entry != nil || errno == 0 else { throw .lastRefusal }
    return entry
  }

  private mutating func look(at name: String, in folder: Int32, path: String, _ depth: Int) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return handIn.add(.fault(path: path, .lastRefusal))
    }
    let isSwift = name.hasSuffix(".swift")
    let modified = Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
    switch status.st_mode & S_IFMT {
    case S_IFDIR where depth < limits.depth:
      read(folder: name, from: folder, path: path, depth: depth + 1)
    case S_IFDIR:
      handIn.add(.fault(path: path, .tooDeep(limit: limits.depth)))
    case S_IFREG where isSwift:
      isFull = !handIn.add(path, modified: modified, contents(of: name, in: folder))
    case S_IFREG:
      if ArchiveKind(name: name) != nil {
        archives.append(Archive(path: path, modified: modified))
      }
    case let kind where isSwift:
      let fault: FileFault = kind == S_IFLNK ? .link : .noFile
      isFull = !handIn.add(path, modified: modified, .failure(fault))
    case S_IFLNK:
      handIn.add(.fault(path: path, .link))
    default: break
    }
  }

  private func contents(of name: String, in folder: Int32) -> Result<Data, FileFault> {
    Result { () throws(FileFault) in try readFile(name, in: folder) }
  }

  private func readFile(_ name: String, in folder: Int32) throws(FileFault) -> Data {
    let file = try Descriptor.opening(file: name, in: folder)
    var data = Data()
    // One byte beyond the limit is the proof; the size that is told may be wrong.
    while data.count <= limits.file {
      var part = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(file.rawValue, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .lastRefusal }
      if count == 0 { return data }
      data += part.prefix(count)
    }
    throw .tooLarge(limit: limits.file)
  }
}

extension dirent {
  /// The name, where it is text.
  fileprivate var name: String? {
    withUnsafePointer(to: d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: d_name)) {
        String(validatingCString: $0)
      }
    }
  }
}
