import Foundation
import Testing
import Workbook

@testable import Grader

/// The workbook's own UIKit, Simulator and Checks, as students' code meets them.
@Suite struct SupportLibraryTests {
  private let root: URL

  init() throws {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath()
    root = try Course.root(from: file.deletingLastPathComponent())
  }

  @Test func isBuiltWithTheFeaturesOfThePackage() throws {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let listed = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }
    let flag = "-enable-upcoming-feature"
    let used = zip(SupportBuilder.options, SupportBuilder.options.dropFirst())
      .filter { $0.0 == flag }.map(\.1)
    #expect(used == listed)
  }
}
