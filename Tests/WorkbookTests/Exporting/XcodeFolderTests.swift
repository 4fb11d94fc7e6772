import Foundation
import Testing
import Workbook

/// What is exported is the code as it is, in a folder that a Mac's tools can read.
@Suite struct XcodeFolderTests {
  private static let delegate = "final class SceneDelegate: UIResponder {}\n"

  /// A lesson with an app, and an exercise of it.
  private func course(_ more: [String: String] = [:]) throws -> TemporaryCourse {
    let course = try TemporaryCourse.oneExercise()
    try course.write(Self.delegate, to: "Lessons/05-flows/SceneDelegate.swift")
    for (path, text) in more { try course.write(text, to: path) }
    return course
  }

  private func lesson(_ course: TemporaryCourse) throws -> XcodeFolder {
    try XcodeFolder(of: #require(try Course.load(root: course.root).lesson(5)))
  }

  private func exercise(_ course: TemporaryCourse) throws -> XcodeFolder {
    try XcodeFolder(of: #require(try Course.load(root: course.root).exercises.first))
  }

  private func text(_ folder: XcodeFolder, _ path: String) throws -> String {
    String(decoding: try #require(folder.files[path]), as: UTF8.self)
  }

  @Test func aLessonsCodeIsTakenUnchangedAndADelegateAdded() throws {
    let folder = try lesson(course())
    #expect(folder.name == "Flows")
    #expect(
      folder.files.keys.sorted() == [
        "Flows.xcodeproj/project.pbxproj", "Flows/AppDelegate.swift", "Flows/SceneDelegate.swift",
        "Info.plist", "README.md",
      ]
    )
    #expect(try text(folder, "Flows/SceneDelegate.swift") == Self.delegate)
    #expect(try text(folder, "README.md").contains("`tutor run 5`"))
  }

  @Test func anExercisesFilesAreTakenAsTheyAreNow() throws {
    let course = try course()
    try course.write("struct Changed {}\n", to: "Exercises/05-flows/1-hand-off/Flow.swift")
    let folder = try exercise(course)
    #expect(try text(folder, "HandOff/Flow.swift") == "struct Changed {}\n")
    #expect(try text(folder, "README.md").contains("`tutor run 5.1`"))
  }

  @Test func aDelegateOfOnesOwnIsKeptAlone() throws {
    let own = "@main final class App: UIResponder, UIApplicationDelegate {}\n"
    let folder = try lesson(course(["Lessons/05-flows/App.swift": own]))
    #expect(try text(folder, "Flows/App.swift") == own)
    #expect(folder.files["Flows/AppDelegate.swift"] == nil)
  }

  @Test func aFileOfOnesOwnIsNotReplacedByTheOneAdded() throws {
    let own = "struct Elsewhere {}\n"
    let folder = try lesson(course(["Lessons/05-flows/AppDelegate.swift": own]))
    #expect(try text(folder, "Flows/AppDelegate.swift") == own)
  }

  @Test func theProjectHoldsTheFolderOfTheCodeAndLeadsNowhereElse() throws {
    let folder = try lesson(course())
    let bytes = try #require(folder.files["Flows.xcodeproj/project.pbxproj"])
    let project = try #require(
      try PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
    )
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    let root = try #require(objects[project["rootObject"] as? String ?? ""])
    #expect(root["isa"] as? String == "PBXProject")
    let target = try #require(objects[(root["targets"] as? [String])?.first ?? ""])
    #expect(target["name"] as? String == "Flows")
    let groups = try #require(target["fileSystemSynchronizedGroups"] as? [String])
    #expect(groups.map { objects[$0]?["path"] as? String } == ["Flows"])
    let used = Set(objects.values.flatMap { references($0) } + [project["rootObject"] as? String])
    #expect(used.compactMap(\.self).sorted() == objects.keys.sorted())
  }

  /// All words in a part of the project that have the form of an identifier.
  private func references(_ value: Any) -> [String] {
    switch value {
    case let word as String: word.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [word]
    case let list as [Any]: list.flatMap { references($0) }
    case let object as [String: Any]: object.values.flatMap { references($0) }
    default: []
    }
  }

  private func information(_ folder: XcodeFolder) throws -> [String: Any] {
    let bytes = try #require(folder.files["Info.plist"])
    let list = try PropertyListSerialization.propertyList(from: bytes, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func theScenesDelegateIsNamed() throws {
    let information = try information(lesson(course()))
    #expect(information.keys.sorted() == ["UIApplicationSceneManifest"])
    let manifest = try #require(information["UIApplicationSceneManifest"] as? [String: Any])
    #expect("\(manifest)".contains("$(PRODUCT_MODULE_NAME).SceneDelegate"))
  }

  @Test func anAppThatHearsOfLinksAndKeepsItsStateSaysSo() throws {
    let code = """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
      let activity = NSUserActivity(activityType: "crumb.path")
      """
    let folder = try lesson(course(["Lessons/05-flows/Links.swift": code]))
    let information = try information(folder)
    #expect(information["NSUserActivityTypes"] as? [String] == ["crumb.path"])
    #expect("\(try #require(information["CFBundleURLTypes"]))".contains("crumb"))
    #expect(try text(folder, "README.md").contains("crumb://"))
  }

  @Test func theFaultsOfALessonAreNamed() throws {
    let fault = "enum Fault: String {\n  case handOff = \"hand-off\"\n}\n"
    let folder = try lesson(course(["Lessons/05-flows/Fault.swift": fault]))
    #expect(try text(folder, "README.md").contains("- `hand-off`\n"))
  }
}
