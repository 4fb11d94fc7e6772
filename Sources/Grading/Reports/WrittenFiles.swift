import Foundation
import Workbook

/// The list of the files that a run has written into a folder of reports, a line of JSON each.
///
/// By it the next run knows which files there are its own and not written any more: those of a student
/// who has left, or of an answer that was taken back.
struct WrittenFiles {
  /// The folder of the reports.
  let folder: URL

  private var list: URL { folder.appending(path: ".written") }

  /// Removes what the last run has written and this one has not, and remembers what this one has.
  /// - Parameter paths: The paths of what this run has written, below the folder.
  /// - Throws: ``GradingError``.
  func replace(by paths: Set<String>) throws(GradingError) {
    if FileManager.default.fileExists(atPath: list.path) {
      for line in try FileLines(list.path) {
        guard let path = decoded(String.self, from: line), !paths.contains(path) else { continue }
        try remove(path)
      }
    }
    do throws(StateError) {
      try writeWhole(to: list) { write throws(StateError) in
        for path in paths.sorted() { try write(encodedLine(path)) }
      }
    } catch {
      throw .unwritable(path: list.path, reason: error.refusal)
    }
  }

  /// Removes a file, and the folders around it that are empty then.
  private func remove(_ path: String) throws(GradingError) {
    guard isOurs(path) else { return }
    var place = path
    guard unlink(folder.appending(path: place).path) == 0 || errno == ENOENT else {
      throw .unwritable(
        path: folder.appending(path: path).path,
        reason: String(cString: strerror(errno))
      )
    }
    repeat {
      place = (place as NSString).deletingLastPathComponent
    } while !place.isEmpty && rmdir(folder.appending(path: place).path) == 0
  }

  /// A Boolean value that tells whether a path leads to where reports lie, through no link.
  ///
  /// Who can write the list, or puts a link there, is not to have other files removed.
  private func isOurs(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...4).contains(names.count),
      !names.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }),
      ReportForm(rawValue: String(names[0])) != nil
    else { return false }
    return (1..<names.count).allSatisfy { count in
      let above = folder.appending(path: names.prefix(count).joined(separator: "/")).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: above)
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }
}
