// swift-tools-version: 6.2
// So that an editor completes in these files; checking needs nothing of this.
import PackageDescription

/// Listed by hand: SwiftPM keeps a manifest by its text, so one that
/// looked at the folders would miss a new one.
let exercises = [
  "01-navigation-problem/1-second-door",
  "01-navigation-problem/2-view-model-alone",
  "01-navigation-problem/3-list-alone",
  "02-first-coordinator/1-take-it-out",
  "02-first-coordinator/2-kept-by-accident",
  "02-first-coordinator/3-send-a-gift",
  "03-coordinator-protocol/1-write-the-extension",
  "03-coordinator-protocol/2-keep-the-child",
  "03-coordinator-protocol/3-finish-once",
  "04-root-coordinator/1-choose-the-flow",
  "04-root-coordinator/2-remember-the-session",
  "04-root-coordinator/3-test-the-memory",
  "04-root-coordinator/4-onboarding-once",
  "05-child-coordinators/1-hand-off",
  "05-child-coordinators/2-two-sign-ins",
  "05-child-coordinators/3-move-home-up",
  "06-view-model-bindings/1-through-the-view-model",
  "06-view-model-bindings/2-four-bindings",
  "06-view-model-bindings/3-by-protocol",
  "06-view-model-bindings/4-write-the-test",
  "07-whole-app/1-list-to-detail",
  "07-whole-app/2-forgotten-favourite",
  "07-whole-app/3-test-the-identity",
  "07-whole-app/4-every-door",
  "08-tab-bar/1-four-reports",
  "08-tab-bar/2-third-tab",
  "08-tab-bar/3-three-stacks",
  "09-deep-links/1-read-a-link",
  "09-deep-links/2-lost-links",
  "09-deep-links/3-test-the-reader",
  "09-deep-links/4-down-the-tree",
  "10-drawbacks/1-left-behind",
  "10-drawbacks/2-swiped-down",
  "10-drawbacks/3-test-the-ledger",
  "10-drawbacks/4-one-stack",
  "11-routers/1-told-however",
  "11-routers/2-rehearse-the-order",
  "11-routers/3-stack-and-split",
  "12-passing-data/1-exactly-once",
  "12-passing-data/2-wait-for-it",
  "12-passing-data/3-handed-in",
  "13-comparisons/1-follow-the-path",
  "13-comparisons/2-cut-a-module",
  "13-comparisons/3-the-one-meant",
  "13-comparisons/4-whole-shop",
]

/// The translations of tasks, listed for the same reason.
let translations = [
  "01-navigation-problem/1-second-door/Exercise.uz.md",
  "01-navigation-problem/2-view-model-alone/Exercise.uz.md",
  "01-navigation-problem/3-list-alone/Exercise.uz.md",
]

/// An exercise's module bears its folder's name: `1-hand-off` is `HandOff`.
func target(_ path: String) -> Target {
  let folder = path.split(separator: "/").last ?? ""
  let words = folder.split(separator: "-").dropFirst()
  return .target(
    name: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
    dependencies: [
      .product(name: "UIKit", package: "CoordinatorWorkbook")
    ],
    path: path,
    exclude: ["Exercise.md"]
      + translations.filter { $0.hasPrefix("\(path)/") }
      .map { String($0.dropFirst(path.count + 1)) }
  )
}

let package = Package(
  name: "Exercises",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "CoordinatorWorkbook", path: "..")],
  targets: exercises.map(target),
  swiftLanguageModes: [.v6]
)
