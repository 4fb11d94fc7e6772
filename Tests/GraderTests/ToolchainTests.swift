import Foundation
import Testing

@testable import Grader

@Suite(.timeLimit(.minutes(10)))
struct ToolchainTests {
  private let cache: Cache

  init() throws {
    cache = Cache(root: try temporaryFolder("cache").path)
  }

  @Test func whatTheDriverWasAskedAboutIsNoFlag() throws {
    let toolchain = try Toolchain.find(in: "/", cache: cache, limits: Limits())
    #expect(toolchain.version.hasPrefix("Swift version "))
    #expect(toolchain.compiler.hasSuffix("/swift-frontend"))
    let flags = toolchain.compilerFlags + toolchain.linkerFlags
    #expect(!flags.contains { $0.hasPrefix("Source") || $0 == "Program" || $0 == "-c" })
    #expect(flags.contains("-target") && flags.contains("-fuse-ld=lld"))
  }

  @Test func secondSearchIsReadFromTheCache() throws {
    let first = try Toolchain.find(in: "/", cache: cache, limits: Limits())
    var limits = Limits()
    limits.compilation = .zero  // any question to the driver would fail
    #expect(try Toolchain.find(in: "/", cache: cache, limits: limits) == first)
  }

  @Test func whatAPowerCutLeftOfItIsMadeAnew() throws {
    let first = try Toolchain.find(in: "/", cache: cache, limits: Limits())
    let driver = try CompilerDriver(in: "/", limits: Limits())
    let entry = try #require(cache.existingEntry(.toolchains, driver.inputs))
    for rest in ["", "{\"version\": \"Swi"] {
      try Data(rest.utf8).write(to: URL(filePath: "\(entry)/value"))
      #expect(try Toolchain.find(in: "/", cache: cache, limits: Limits()) == first)
    }
  }

  @Test func driverThatAnswersOtherwiseIsAnErrorThatQuotesIt() throws {
    let survey = ToolchainSurvey(driver: "/bin/echo", limits: Limits(), folder: "/tmp")
    let error = #expect(throws: GraderError.self) { _ = try survey.toolchain() }
    guard case .toolchainNotUnderstood(let path, let output) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == "/bin/echo")
    #expect(output.contains("-swift-version 6"))
  }
}
