import Foundation
import Testing

/// The manifests list folders by hand; they must be the disk's.
@Suite struct ManifestTests {
  @Test func packageListsEveryLesson() throws {
    #expect(try folders(listedIn: "Package.swift") == names(in: "Lessons"))
  }

  @Test func exercisePackageListsEveryExercise() throws {
    let onDisk = try names(in: "Exercises").flatMap { lesson in
      try names(in: "Exercises/\(lesson)").map { "\(lesson)/\($0)" }
    }
    #expect(try folders(listedIn: "Exercises/Package.swift") == onDisk)
  }

  @Test func hiddenFoldersAreThoseOfTheExercises() throws {
    #expect(try names(in: "Tests/Hidden") == names(in: "Exercises"))
    for lesson in try names(in: "Exercises") {
      #expect(try names(in: "Tests/Hidden/\(lesson)") == names(in: "Exercises/\(lesson)"))
    }
  }

  /// The quoted texts of a manifest that begin with a two-digit number.
  private func folders(listedIn path: String) throws -> [String] {
    let url = TheCourse.root.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.matches(of: /"(\d\d-[^"]+)"/).map { String($0.1) }
  }

  private func names(in path: String) throws -> [String] {
    let url = TheCourse.root.appending(path: path)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.first?.isNumber == true }.sorted()
  }
}
