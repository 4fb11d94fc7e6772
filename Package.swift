// swift-tools-version: 6.2
import PackageDescription

/// What every part of the product is compiled with.
///
/// Lessons and students' files get Swift 6 mode and no more, so that they go into Xcode unchanged.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The translations of lessons' texts, which are no sources; a test compares them with the disk too.
let translations = [
  "01-navigation-problem/Lesson.uz.md",
  "01-navigation-problem/Review.uz.md",
  "01-navigation-problem/Tour.uz.transcript",
]

/// Folder names stand here, and a test compares them with the disk: SwiftPM caches a manifest by its
/// text, so one that read the folder would miss a new lesson.
let lessons = [
  "01-navigation-problem",
  "02-first-coordinator",
  "03-coordinator-protocol",
  "04-root-coordinator",
  "05-child-coordinators",
  "06-view-model-bindings",
  "07-whole-app",
  "08-tab-bar",
  "09-deep-links",
  "10-drawbacks",
  "11-routers",
  "12-passing-data",
  "13-comparisons",
].map(lesson)

/// A lesson's module bears the folder's name without its number: `05-child-coordinators` is
/// `ChildCoordinators`.
func lesson(_ folder: String) -> Target {
  let words = folder.split(separator: "-").dropFirst()
  return .target(
    name: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
    dependencies: ["UIKit"],
    path: "Lessons/\(folder)",
    exclude: ["Lesson.md", "Review.md", "Tour.transcript"] + translations(in: folder)
      + samples(of: folder)
  )
}

/// The translations in the folder of a lesson, by their names.
func translations(in lesson: String) -> [String] {
  translations.filter { $0.hasPrefix("\(lesson)/") }.map { String($0.dropFirst(lesson.count + 1)) }
}

/// The folders of apps that a lesson compares with its own.
func samples(of lesson: String) -> [String] {
  lesson == "10-drawbacks" ? ["without-coordinators"] : []
}

/// Apps that a lesson counts or compares; like lessons they get Swift 6 mode and no more.
let samples: [Target] = [
  .target(
    name: "WholeAppWithoutCoordinators",
    dependencies: ["UIKit"],
    path: "Lessons/10-drawbacks/without-coordinators"
  )
]

let libraries: [Target] = [
  // MARK: What passes between a program that holds a student's code and whoever started it
  .target(name: "Channel"),

  // MARK: What the phone and the tutor both need to guess at a misspelled word
  .target(name: "Spelling"),

  // MARK: What looks into a running program's objects
  .target(name: "Introspection"),

  // MARK: The phone without a phone
  .target(name: "UIKit", exclude: ["Differences.md"]),
  .target(name: "Simulator", dependencies: ["Channel", "Introspection", "Spelling", "UIKit"]),
  .target(name: "Checks", dependencies: ["Channel", "Simulator", "UIKit"]),

  // MARK: The course and its grader
  .target(name: "Workbook", dependencies: ["CSodium"], exclude: ["Languages"]),
  .target(name: "Grader", dependencies: ["Channel", "Workbook", "CSystem"]),
  .target(name: "Grading", dependencies: ["Channel", "Grader", "Spelling", "Workbook", "CSystem"]),
  .target(name: "Verification", dependencies: ["Breakage", "Editions", "Grader", "Workbook"]),
  .target(name: "Editions", dependencies: ["Workbook"]),

  // MARK: The tutor
  .target(
    name: "TutorCLI",
    dependencies: [
      "Channel", "Editions", "Grader", "Grading", "Spelling", "Verification", "Workbook",
      "CReadline", "CCMark", "CSystem",
    ]
  ),
  .executableTarget(name: "tutor", dependencies: ["TutorCLI"]),

  // MARK: What finds out whether a fault would be seen
  .target(name: "Breakage"),
  // Left out of a student's edition:
  .executableTarget(name: "mutants", dependencies: ["Breakage"], path: "Sources/Mutants"),

  // MARK: What the tutor's speed is measured with
  .executableTarget(
    name: "benchmark",
    dependencies: ["Grader", "UIKit", "Workbook", "CSystem"],
    path: "Sources/Benchmark"
  ),
  // Left out so far.
]

let tests: [Target] = [
  .target(name: "Support", dependencies: ["CSystem"], path: "Tests/Support"),
  .testTarget(name: "GradeTests", dependencies: ["Grader", "Grading", "Workbook", "Support"]),
  // Left out of a student's edition:
  .testTarget(
    name: "UIKitTests",
    dependencies: ["UIKit", "Support", "CSystem", "_Testing_UIKit"],
    exclude: ["PublicSymbols/AppleSymbols.txt", "Unnoticed.md"]
  ),
  .testTarget(
    name: "SimulatorTests",
    dependencies: [
      "Channel", "Introspection", "Simulator", "UIKit", "Support", "CSystem", "_Testing_UIKit",
    ]
  ),
  .testTarget(
    name: "ChecksTests",
    dependencies: [
      "Channel", "Checks", "Simulator", "UIKit", "Support", "CSystem", "_Testing_UIKit",
    ]
  ),
  .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
  .testTarget(
    name: "BenchmarkTests",
    dependencies: ["Grader", "Grading", "Workbook", "Support", "benchmark", "tutor"]
  ),
  .testTarget(name: "BreakageTests", dependencies: ["Breakage"]),
  .testTarget(name: "WorkbookTests", dependencies: ["Workbook", "Support"]),
  .testTarget(
    name: "GraderTests",
    dependencies: ["Channel", "Grader", "Workbook", "Support", "CSystem", "tutor"]
  ),
  .testTarget(
    name: "GradingTests",
    dependencies: ["Channel", "Grader", "Grading", "Workbook", "Support", "CSystem"]
  ),
  .testTarget(
    name: "TutorCLITests",
    dependencies: ["Channel", "TutorCLI", "Workbook", "Grader", "Support", "CSystem", "tutor"],
    exclude: ["Rendering/Golden"]
  ),
  .testTarget(
    name: "VerificationTests",
    dependencies: ["Grader", "Support", "Verification", "Workbook"]
  ),
  .testTarget(name: "ArchitectureTests"),
  .testTarget(
    name: "EditionsTests",
    dependencies: ["Editions", "Grader", "Support", "Verification", "Workbook"]
  ),
  .testTarget(name: "LessonTests", dependencies: ["Grader", "Verification", "Workbook"]),
  // Left out so far.
]

for target in libraries + tests { target.swiftSettings = strict }

let system: [Target] = [
  .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
  .systemLibrary(
    name: "CCMark",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]
  ),
  .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
  .systemLibrary(name: "CSystem"),
  // The toolchain's cross-import overlay asks for this wherever Testing and a module named UIKit meet.
  .target(name: "_Testing_UIKit"),
]

let package = Package(
  name: "CoordinatorWorkbook",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .executable(name: "tutor", targets: ["tutor"]),
    // Left out of a student's edition:
    .executable(name: "benchmark", targets: ["benchmark"]),
    .executable(name: "mutants", targets: ["mutants"]),
    // Left out so far.
  ],
  targets: libraries + tests + lessons + samples + system,
  swiftLanguageModes: [.v6]
)
