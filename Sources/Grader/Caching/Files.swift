import Foundation
import Glibc
import Workbook

/// Reads a whole file; what is no file, or larger than any that is read here, is left unread.
/// - Parameters:
///   - path: The file's path.
///   - limit: The largest size.
/// - Returns: The file's contents.
/// - Throws: ``GraderError/unreadable(path:reason:)``.
func readFile(_ path: String, limit: Int = 64 << 20) throws(GraderError) -> [UInt8] {
  // Without O_NONBLOCK, opening a pipe that a submission holds would wait for ever.
  let raw = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard raw >= 0 else { throw .unreadable(path: path, reason: systemReason()) }
  let descriptor = Descriptor(raw)
  var status = stat()
  guard fstat(raw, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    throw .unreadable(path: path, reason: "it is no file")
  }
  var bytes: [UInt8] = []
  // The size is a guess: the file may grow meanwhile.
  let step = max(4096, min(Int(status.st_size), limit) + 1)
  while status.st_size <= limit, bytes.count <= limit {
    switch readBytes(from: descriptor.rawValue, atMost: step) {
    case .bytes(let part): bytes += part
    case .end: return bytes
    case .nothingYet: throw .unreadable(path: path, reason: systemReason(EAGAIN))
    case .failed(let code): throw .unreadable(path: path, reason: systemReason(code))
    }
  }
  throw .unreadable(path: path, reason: "it is larger than \(limit) bytes")
}

/// Writes a new file.
/// - Throws: ``GraderError/unwritable(path:reason:)``.
func writeFile(_ path: String, _ bytes: [UInt8]) throws(GraderError) {
  let raw = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
  guard raw >= 0 else { throw .unwritable(path: path, reason: systemReason()) }
  let descriptor = Descriptor(raw)
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor.rawValue, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { throw .unwritable(path: path, reason: systemReason()) }
    rest = rest.dropFirst(max(0, count))
  }
}

/// Makes a folder and those above it; one that is there is left as it is.
/// - Throws: ``GraderError/unwritable(path:reason:)``.
func makeFolder(_ path: String) throws(GraderError) {
  if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
  guard errno == ENOENT, path != "/", !path.isEmpty else {
    throw .unwritable(path: path, reason: systemReason())
  }
  try makeFolder((path as NSString).deletingLastPathComponent)
  guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
    throw .unwritable(path: path, reason: systemReason())
  }
}

/// Lists the visible names in a folder, sorted.
/// - Throws: ``GraderError/unreadable(path:reason:)``.
func names(inFolder path: String) throws(GraderError) -> [String] {
  try visibleNames(in: path) { GraderError.unreadable(path: path, reason: $0) }
}

/// A Boolean value that tells whether something lies at `path`.
func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// A Boolean value that tells whether a folder lies at `path`.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// What the system says about a refusal, by default its last.
private func systemReason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
