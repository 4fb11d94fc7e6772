import Foundation
import Support
import Testing

@testable import TutorCLI

/// An installed tutor, whose workbook is a small package that builds another `tutor`.
@Suite(.timeLimit(.minutes(10)))
struct RenewalTests {
  private let workbook: TemporaryFolder
  private let program: URL

  init() throws {
    workbook = try SmallWorkbook.make([
      "Package.swift": Self.manifest,
      "Sources/tutor/main.swift": #"print("the new tutor got", CommandLine.arguments.dropFirst())"#,
    ])
    program = workbook.url.appending(path: "\(Self.release)/tutor")
    try Executable.copy(BuiltProduct.url("tutor"), to: program)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
  }

  #if arch(arm64)
  private static let release = ".build/aarch64-unknown-linux-gnu/release"
  #else
  private static let release = ".build/x86_64-unknown-linux-gnu/release"
  #endif

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "small", targets: [.executableTarget(name: "tutor")])
    """

  private var link: URL { workbook.url.appending(path: "tutor-on-the-path") }

  private func start(_ words: String..., path: String? = nil) throws -> Filter {
    try Filter.run(
      link,
      words,
      environment: ["PATH": path ?? self.path, "LANG": "C.UTF-8", "HOME": workbook.url.path],
      in: workbook.url
    )
  }

  private var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }

  /// Gives every source a time, as if it had been written then.
  private func touch(_ time: Date, _ files: String...) throws {
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: time],
        ofItemAtPath: workbook.url.appending(path: file).path
      )
    }
  }

  private func makeSourcesOlder() throws {
    try touch(
      Date(timeIntervalSince1970: 1_000_000_000),
      "Package.swift",
      "Sources/tutor/main.swift"
    )
    try touch(Date(), "\(Self.release)/tutor")
  }

  /// Puts a script in the place of `swift`; ``fakePath`` finds it.
  private func replaceSwift(_ script: String) throws {
    try Executable.write("#!/bin/sh\n\(script)\n", to: workbook.url.appending(path: "bin/swift"))
  }

  private var fakePath: String { workbook.url.appending(path: "bin").path + ":" + path }

  @Test func aTutorAsNewAsItsWorkbookJustStarts() throws {
    try makeSourcesOlder()
    for _ in 1...2 {
      let result = try start("list")
      #expect(result.errors == "")
      #expect(result.output.contains("Greetings"))
    }
    // Written again, with the same words: nothing has changed.
    try touch(Date(timeIntervalSinceNow: 60), "Sources/tutor/main.swift")
    #expect(try start("list").errors == "")
  }

  @Test func anOlderTutorBuildsItselfAnewAndTheNewOneGetsItsArguments() throws {
    try makeSourcesOlder()
    #expect(try start("list").errors == "")
    try workbook.write(
      "print(\"newer, with\", CommandLine.arguments.dropFirst())\n",
      to: "Sources/tutor/main.swift"
    )
    let result = try start("check", "two words")
    #expect(result.errors.contains("builds itself anew"))
    #expect(result.errors.contains("The new tutor is built."))
    #expect(result.output == "newer, with [\"check\", \"two words\"]\n")
  }

  @Test func aBuildThatFailsIsSaidOnceInFullAndTheOldTutorGoesOn() throws {
    try makeSourcesOlder()
    #expect(try start("list").errors == "")
    try workbook.write("print(\"never ends\n", to: "Sources/tutor/main.swift")
    let first = try start("list")
    #expect(first.errors.contains("could not be built"))
    #expect(first.errors.unwrapped.contains("error: unterminated string literal"))
    #expect(first.errors.contains("tutor-build.log"))
    #expect(first.output.contains("Greetings"))
    #expect(try workbook.read("\(Self.release)/tutor-build.log").contains("main.swift"))
    let second = try start("list")
    #expect(second.errors.contains("failed before"))
    #expect(second.output.contains("Greetings"))
  }

  @Test func whatIsSavedDuringABuildIsBuiltAtTheNextStart() throws {
    try makeSourcesOlder()
    #expect(try start("list").errors == "")
    try workbook.write("print(1)\n", to: "Sources/tutor/main.swift")
    try replaceSwift(
      """
      echo built >> builds
      touch \(Self.release)/tutor
      [ "$(wc -l < builds)" != 1 ] || echo 'print(22)' > Sources/tutor/main.swift
      """
    )
    for builds in [1, 2, 2] {
      let result = try start("list", path: fakePath)
      #expect(result.output.contains("Greetings"))
      #expect(try workbook.read("builds") == String(repeating: "built\n", count: builds))
    }
  }

  @Test func aBuildWhoseLogCannotBeWrittenIsABuild() throws {
    try makeSourcesOlder()
    #expect(try start("list").errors == "")
    try workbook.write("print(1)\n", to: "Sources/tutor/main.swift")
    try workbook.write("a folder is in the way", to: "\(Self.release)/tutor-build.log/file")
    try replaceSwift("touch \(Self.release)/tutor")
    #expect(try start("list", path: fakePath).errors.contains("The new tutor is built."))
  }

  @Test func whileSomethingElseBuildsTheOldTutorGoesOn() throws {
    try makeSourcesOlder()
    #expect(try start("list").errors == "")
    try workbook.write("print(2)\n", to: "Sources/tutor/main.swift")
    // A `swift` that says what SwiftPM says, and waits as it does.
    try replaceSwift(
      """
      printf 'Another instance of SwiftPM (PID: 1) is already running'
      exec sleep 600
      """
    )
    let result = try start("list", path: fakePath)
    #expect(result.errors.contains("Something else builds in this workbook"))
    #expect(result.output.contains("Greetings"))
  }

  @Test(
    arguments: [
      ("tutor", "/w/.build/x/release/tutor", true),
      ("/usr/local/bin/tutor", "/w/.build/x/release/tutor", true),
      ("/w/.build/x/release/tutor", "/w/.build/x/release/tutor", false),
      (".build/release/tutor", "/w/.build/x/release/tutor", false),
      ("tutor", "/w/.build/x/debug/tutor", false),
      ("tutor", "/opt/tutor", false),
    ]
  )
  func onlyAnInstalledTutorIsRenewed(typed: String, program: String, isInstalled: Bool) {
    let installation = Installation(typed: typed, program: program)
    #expect((installation != nil) == isInstalled)
    if let installation { #expect(installation.root.path == "/w") }
  }
}
