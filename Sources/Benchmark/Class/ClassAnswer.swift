import Foundation
import Workbook

/// One kind of answer to an exercise, and the grade that it has to get.
struct ClassAnswer {
  /// What kind it is, `an endless loop`; right and known wrong answers are each one kind.
  var kind: String
  /// The exercise that is answered.
  var exercise: Exercise
  /// The answer's Swift files, by name; none when nothing is handed in.
  var files: [String: Data]
  /// The file that is handed in as a link to another.
  var link: String?
  /// How it is handed in.
  var form = HandInForm.folder
  /// Whether each student's answer gets words of its own, so that none is known from another's.
  var isMarked = true
  /// The grade.
  var expected: ExpectedGrade

  /// Writes the answer as a student's whose name begins the path.
  /// - Parameters:
  ///   - student: The path of the student's folder, or of the archive without its ending.
  ///   - mark: Letters and digits that are in no other student's answer.
  /// - Throws: The system's errors, and ``BenchmarkError/notStarted(path:reason:)``.
  func write(as student: String, mark: String) throws {
    let top = form == .folder ? student : student + ".unpacked"
    let place = "\(top)/\(Self.place(of: exercise))"
    try FileManager.default.createDirectory(
      atPath: files.isEmpty ? top : place,
      withIntermediateDirectories: true
    )
    for (name, data) in marked(mark) { try data.write(to: URL(filePath: "\(place)/\(name)")) }
    if let link {
      try FileManager.default.removeItem(atPath: "\(place)/\(link)")
      try FileManager.default.createSymbolicLink(
        atPath: "\(place)/\(link)",
        withDestinationPath: "/etc/passwd"
      )
    }
    if form != .folder { try pack(top, into: student + form.ending) }
  }

  /// Where an exercise's files lie in what is handed in.
  static func place(of exercise: Exercise) -> String {
    "Exercises/" + exercise.folder.pathComponents.suffix(2).joined(separator: "/")
  }

  /// The files with a declaration of the student's own in the first, so that the compiler, too, makes
  /// something else of each.
  private func marked(_ mark: String) -> [String: Data] {
    guard isMarked, let first = files.keys.min() else { return files }
    var files = files
    files[first]?.append(Data("\nfunc markOf\(mark)() -> String { \"\(mark)\" }\n".utf8))
    return files
  }

  private func pack(_ folder: String, into archive: String) throws {
    let log = "\(folder).log"
    let run = ProgramRun(
      path: "/bin/sh",
      arguments: ["-c", form.script, "sh", folder, archive],
      log: log
    )
    guard try run.run() == 0 else {
      throw BenchmarkError.notStarted(path: archive, reason: run.printed)
    }
    for path in [folder, log] { try FileManager.default.removeItem(atPath: path) }
  }
}
