import Foundation
import Grader
import Workbook

/// Reads an archive that a student has made, in the sandbox in which a student's program runs.
struct ArchiveReader {
  let grader: Grader
  let limits: HandInLimits

  /// Reads an archive.
  /// - Parameters:
  ///   - path: The archive's path below the folder.
  ///   - folder: The folder's whole path. No link below it is followed.
  /// - Returns: What was found, as far as it could be read.
  func read(_ path: String, below folder: String) -> HandIn {
    var handIn = HandIn(limits: limits)
    let name = (path as NSString).lastPathComponent
    guard let kind = ArchiveKind(name: name) else {
      handIn.add(.archive(name: name, reason: Message.handInUnknownArchive()))
      return handIn
    }
    do throws(FileFault) {
      take(name, try Descriptor.opening(path, below: folder), as: kind, into: &handIn)
    } catch {
      handIn.add(.fault(path: path, error))
    }
    return handIn
  }

  private func take(
    _ name: String,
    _ file: consuming Descriptor,
    as kind: ArchiveKind,
    into handIn: inout HandIn
  ) {
    do {
      // Each file has a header, which is small beside the limit of a whole submission.
      let answer = try grader.answer(of: kind.script, about: file, limit: 2 * limits.total)
      take(answer.bytes, into: &handIn)
      if let fault = answer.fault {
        let reason = ArchiveKind.isLocked(fault) ? Message.handInLocked() : fault
        handIn.add(.archive(name: name, reason: reason))
      }
    } catch {
      handIn.add(.archive(name: name, reason: "\(error)"))
    }
  }

  private func take(_ bytes: [UInt8], into handIn: inout HandIn) {
    var entries = CPIOReader(bytes)
    while let entry = entries.next() {
      let path = entry.path.replacing("\\", with: "/")
      // What lies in a folder of such a name comes along.
      guard path.hasSuffix(".swift"), !isHidden(path) else { continue }
      let contents = Result { () throws(FileFault) in try data(of: entry, at: path) }
      if !handIn.add(path, modified: entry.modified, contents) { return }
    }
  }

  /// A Boolean value that tells whether a folder's reader would pass it over: macOS adds such files.
  private func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { name in
      name == "__MACOSX" || name.hasPrefix(".") && name != "." && name != ".."
    }
  }

  private func data(of entry: CPIOReader.Entry, at path: String) throws(FileFault) -> Data {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.hasPrefix("/") || names.contains("..") { throw .outside }
    if names.contains(where: { $0.utf8.count > 255 || $0.utf8.contains(0) }) {
      throw .unusableName
    }
    if entry.kind == .link { throw .link }
    if entry.kind == .other { throw .noFile }
    if entry.bytes.count > limits.file { throw .tooLarge(limit: limits.file) }
    return Data(entry.bytes)
  }
}
