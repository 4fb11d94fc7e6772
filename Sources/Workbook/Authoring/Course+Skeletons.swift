import Foundation

extension Course {
  /// Begins a lesson behind the last one.
  ///
  /// - Parameter slug: The folder's name without its number: `hand-off`.
  /// - Returns: What is to be written; the disk is as it was.
  /// - Throws: ``SkeletonError``.
  package func newLesson(_ slug: String) throws(SkeletonError) -> (number: Int, Skeleton) {
    try checkName(slug)
    let number = (lessons.last?.number ?? 0) + 1
    let lesson = LessonSkeleton(number: number, title: Self.title(slug))
    let name = "\(EntryList.padded(number))-\(slug)"
    let folder = "Lessons/\(name)"
    let skeleton = Skeleton(
      folders: [folder],
      files: lesson.files.below(folder),
      lists: [
        "Package.swift": try list("Package.swift", adding: name),
        CourseTable.file: try table(of: name) { $0.add(number, lesson.title, folder: name) },
      ]
    )
    return (number, skeleton)
  }

  /// Begins an exercise behind a lesson's last one.
  ///
  /// - Parameters:
  ///   - slug: The folder's name without its number: `hand-off`.
  ///   - lesson: The lesson.
  /// - Returns: What is to be written; the disk is as it was.
  /// - Throws: ``SkeletonError``, and ``CourseError`` if the lesson's texts cannot be read.
  package func newExercise(_ slug: String, in lesson: Lesson) throws -> (ExerciseID, Skeleton) {
    try checkName(slug)
    let number = (lesson.exercises.last?.id.number ?? 0) + 1
    let id = ExerciseID(lesson: lesson.number, number: number)
    let exercise = ExerciseSkeleton(
      title: Self.title(slug),
      module: moduleName(slug),
      kind: try ExerciseSkeleton.kind(beside: lesson.exercises.map { try $0.task().kind }),
      section: try lesson.text().sections.first?.name ?? ""
    )
    let name = "\(lesson.folder.lastPathComponent)/\(number)-\(slug)"
    let folders = ["Exercises/\(name)", "Tests/Hidden/\(name)"]
    let tests = "Tests/GradeTests/Lesson\(EntryList.padded(lesson.number)).swift"
    let manifest = "Exercises/Package.swift"
    let skeleton = Skeleton(
      folders: folders,
      files: exercise.files.below(folders[0]).merging(exercise.hiddenFiles.below(folders[1])) {
        $1
      },
      lists: [
        manifest: try list(manifest, adding: name), tests: try list(tests, adding: id, exercise),
        CourseTable.file: try table(of: name) { $0.count(in: lesson) },
      ]
    )
    return (id, skeleton)
  }

  /// A name must be one that a folder and a module can bear, and that nothing else bears.
  private func checkName(_ slug: String) throws(SkeletonError) {
    guard slug.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
      throw .unusableName(slug)
    }
    let module = moduleName(slug)
    let parts =
      lessons.map { ($0.module, $0.folder) } + exercises.map { ($0.module, $0.folder) }
      + (Self.modules(in: root.appending(path: "Sources")))
    guard let twin = parts.first(where: { $0.0 == module })?.1 else { return }
    let path = twin.path.replacingOccurrences(of: root.path + "/", with: "")
    throw .nameTaken(slug, module: module, by: path)
  }

  /// The modules of the product; a workbook without its sources has none that could be in the way.
  private static func modules(in sources: URL) -> [(String, URL)] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    return names?.map { ($0, sources.appending(path: $0)) } ?? []
  }

  private func list(_ path: String, adding folder: String) throws(SkeletonError) -> String {
    let text = try read(path)
    guard let new = EntryList.adding(folder: folder, to: text) else {
      throw .noList(path: path, entry: folder)
    }
    return new
  }

  /// The README, its table changed.
  private func table(
    of folder: String,
    _ change: (inout CourseTable) -> Bool
  ) throws(SkeletonError) -> String {
    var table = CourseTable(try read(CourseTable.file))
    guard change(&table) else { throw .noList(path: CourseTable.file, entry: folder) }
    return table.readme
  }

  /// A lesson's first exercise gets a new file.
  private func list(
    _ path: String,
    adding id: ExerciseID,
    _ exercise: ExerciseSkeleton
  ) throws(SkeletonError) -> String {
    let isThere = FileManager.default.fileExists(atPath: root.appending(path: path).path)
    let text = isThere ? try read(path) : nil
    guard let new = EntryList.adding(id, titled: exercise.title, to: text) else {
      throw .noList(path: path, entry: "\(id) \(exercise.title)")
    }
    return new
  }

  private func read(_ path: String) throws(SkeletonError) -> String {
    do {
      return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// A title from a folder's words: `hand-off` is "Hand off".
  private static func title(_ slug: String) -> String {
    let words = slug.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension [String: String] {
  /// The same texts, each in a folder.
  fileprivate func below(_ folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: map { ("\(folder)/\($0.key)", $0.value) })
  }
}
