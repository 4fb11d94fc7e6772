package import Foundation

/// The whole course, as it lies on the disk: lessons in order, each with its exercises.
///
/// Loading looks at folder names and titles alone; texts and hidden files are read when asked for.
package struct Course: Sendable {
  /// The workbook's root, the folder with `Lessons` and `Exercises` in it.
  package let root: URL
  /// The lessons, by number.
  package let lessons: [Lesson]

  /// Reads the course below `root`.
  /// - Throws: ``CourseError`` when a folder or a lesson's title cannot be read.
  package static func load(root: URL) throws(CourseError) -> Course {
    var lessons: [Lesson] = []
    for folder in try numberedFolders(in: root.appending(path: "Lessons")) {
      lessons.append(try Lesson(folder: folder, root: root))
    }
    return Course(root: root, lessons: lessons.sorted { $0.number < $1.number })
  }

  /// Finds the workbook's root: `start` itself or the nearest folder above it.
  /// - Throws: ``CourseError/noWorkbook(from:)``.
  package static func root(from start: URL) throws(CourseError) -> URL {
    var folder = start.standardizedFileURL
    while true {
      let markers = ["Package.swift", "Lessons", "Exercises"]
      if markers.allSatisfy({
        FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
      }) {
        return folder
      }
      guard folder.path != "/" else { throw .noWorkbook(from: start.path) }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
  }

  /// All exercises, in the order in which a student meets them.
  package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

  /// Returns the lesson with that number, or nil.
  package func lesson(_ number: Int) -> Lesson? { lessons.first { $0.number == number } }

  /// Returns where the folder of an exercise belongs that the course has and the disk lacks, or nil.
  package func missingFolder(of id: ExerciseID) -> URL? {
    guard exercise(id) == nil, let lesson = lesson(id.lesson) else { return nil }
    let name = lesson.folder.lastPathComponent
    // A lesson without hidden checks has no exercise that could be missing.
    let known = try? numberedFolders(in: root.appending(path: "Tests/Hidden/\(name)"))
    return known?.first { $0.number == id.number }
      .map { root.appending(path: "Exercises/\(name)/\($0.nameUnsealed)") }
  }

  /// The places where a folder of an exercise belongs that has hidden checks and is not there.
  package var missingFolders: [URL] {
    lessons.flatMap { lesson -> [URL] in
      // A lesson without hidden checks has no exercise that could be missing.
      let known = try? numberedFolders(
        in: root.appending(path: "Tests/Hidden/\(lesson.folder.lastPathComponent)")
      )
      let ids = known?.map { ExerciseID(lesson: lesson.number, number: $0.number) } ?? []
      return ids.compactMap(missingFolder)
    }
  }

  /// Returns the exercise with that identifier, or nil.
  package func exercise(_ id: ExerciseID) -> Exercise? { exercises.first { $0.id == id } }
}

/// A folder whose name begins with a number, as `05-child-coordinators` does.
struct NumberedFolder {
  let number: Int
  /// The name after the number: `child-coordinators`.
  let slug: String
  let url: URL

  /// The folder's name, or that of the folder in whose place a sealed file lies.
  var nameUnsealed: String {
    url.pathExtension == HiddenFiles.ending
      ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
  }
}

/// Lists the numbered folders in `url`, by number.
func numberedFolders(in url: URL) throws(CourseError) -> [NumberedFolder] {
  let names: [String]
  do {
    names = try FileManager.default.contentsOfDirectory(atPath: url.path)
  } catch {
    throw .unreadable(path: url.path, reason: error.reason)
  }
  let folders = names.compactMap { name -> NumberedFolder? in
    guard let dash = name.firstIndex(of: "-"), let number = Int(name[..<dash]) else { return nil }
    let slug = String(name[name.index(after: dash)...])
    return NumberedFolder(number: number, slug: slug, url: url.appending(path: name))
  }
  return folders.sorted { $0.number < $1.number }
}

/// Turns a folder's words into a module's name: `hand-off` becomes `HandOff`.
func moduleName(_ slug: String) -> String {
  slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
