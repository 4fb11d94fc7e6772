package import Foundation

/// A folder that opens in Xcode: an app's Swift files as they are, and what makes an iOS app of them.
///
/// Nothing in it differs between the real UIKit and the stand-in but one word of the file that is added,
/// `@main`, and that stands behind `#if`.
package struct XcodeFolder: Equatable, Sendable {
  /// What the project, its app and the app's module are called: `HandOff`.
  package let name: String
  /// What is written, by path below the folder.
  package let files: [String: Data]

  /// Gathers the app of a lesson.
  /// - Throws: ``ExportError/noCode(path:)``, and ``CourseError`` when a file cannot be read.
  package init(of lesson: Lesson) throws {
    try self.init(
      name: lesson.module,
      title: lesson.title,
      command: "tutor run \(lesson.number)",
      sources: lesson.folder,
      faults: lesson.faults()
    )
  }

  /// Gathers a student's files as they are now.
  /// - Throws: ``ExportError/noCode(path:)``, and ``CourseError`` when a file cannot be read.
  package init(of exercise: Exercise) throws {
    try self.init(
      name: exercise.module,
      title: exercise.title,
      command: "tutor run \(exercise.id)",
      sources: exercise.folder,
      faults: []
    )
  }

  private init(
    name: String,
    title: String,
    command: String,
    sources: URL,
    faults: [String]
  ) throws {
    self.name = name
    let code = try swiftFiles(in: sources)
    guard !code.isEmpty else { throw ExportError.noCode(path: sources.path) }
    let words = code.values.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let note = XcodeNote(
      name: name,
      title: title,
      command: command,
      faults: faults,
      opensLinks: words.contains("openURLContexts")
    )
    var files = [
      "\(name).xcodeproj/project.pbxproj": Data(XcodeProject(name: name).text.utf8),
      "Info.plist": Data(XcodeInformation(code: words).text.utf8),
      "README.md": Data(note.text.utf8),
    ]
    // An app has one delegate; whoever wrote one keeps it.
    if !words.contains("UIApplicationDelegate") {
      files["\(name)/AppDelegate.swift"] = Data(Self.appDelegate.utf8)
    }
    for (file, bytes) in code { files["\(name)/\(file)"] = bytes }
    self.files = files
  }

  private static let appDelegate = """
    import UIKit

    // Added by the export: iOS starts an app here. The stand-in starts a scene without it.
    #if canImport(ObjectiveC)
    @main
    #endif
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  /// Writes the folder, whole or not at all.
  /// - Parameter folder: Where; nothing may be there yet.
  /// - Throws: ``ExportError``.
  package func write(to folder: URL) throws(ExportError) {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.path) else { throw .alreadyThere(path: folder.path) }
    let parent = folder.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: parent.path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .noFolder(path: parent.path) }
    let draft = parent.appending(path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
    do {
      try fill(draft)
      try manager.moveItem(at: draft, to: folder)
    } catch {
      try? manager.removeItem(at: draft)  // The first error is the one to tell of.
      throw .unwritable(path: folder.path, reason: error.reason)
    }
  }

  private func fill(_ draft: URL) throws {
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let file = draft.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try bytes.write(to: file, options: .withoutOverwriting)
    }
  }
}
