import Foundation
import Support
import Testing

@testable import Grader

/// A folder with two toolchains, and a `swiftc` that calls the one a file in the folder names.
@Suite(.timeLimit(.minutes(10)))
struct CompilerDriverTests {
  private let folder: URL
  private var proxy: String { folder.appending(path: "bin/swiftc").path }

  init() throws {
    folder = try temporaryFolder("toolchains")
    for name in ["old", "new"] {
      let usr = folder.appending(path: "\(name)/usr").path
      let facts = "{\"paths\": {\"runtimeResourcePath\": \"\(usr)/lib/swift\"}}"
      try write("#!/bin/sh\necho '\(facts)'\n", to: "\(name)/usr/bin/swiftc")
      try write("", to: "\(name)/usr/bin/swift-frontend")
    }
    try write(
      "#!/bin/sh\necho 'A newer one is there.' >&2\nexec \"\(folder.path)/$(cat choice)/usr/bin/swiftc\" \"$@\"\n",
      to: "bin/swiftc"
    )
  }

  @Test func proxysChoiceIsTheDriver() throws {
    for name in ["old", "new", "old"] {
      try write(name, to: "choice")
      let driver = try CompilerDriver(called: proxy, in: folder.path, limits: Limits())
      #expect(driver.path == folder.appending(path: "\(name)/usr/bin/swiftc").path)
    }
  }

  @Test func toolchainsBesideEachOtherAreTwo() throws {
    let drivers = try ["old", "new"].map { name in
      let path = folder.appending(path: "\(name)/usr/bin/swiftc").path
      return try CompilerDriver(called: path, in: "/", limits: Limits())
    }
    #expect(drivers[0].inputs != drivers[1].inputs)
  }

  @Test func linkThatLeadsElsewhereIsAnother() throws {
    let link = folder.appending(path: "swiftc")
    let inputs = try ["old", "new"].map { name in
      try? FileManager.default.removeItem(at: link)
      let target = folder.appending(path: "\(name)/usr/bin/swiftc")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      return try CompilerDriver(called: link.path, in: "/", limits: Limits()).inputs
    }
    #expect(inputs[0] != inputs[1])
  }

  @Test func compilerReplacedInItsPlaceIsAnother() throws {
    let path = folder.appending(path: "old/usr/bin/swiftc").path
    let driver = try CompilerDriver(called: path, in: "/", limits: Limits())
    let before = driver.inputs
    try write("newer", to: "old/usr/bin/swift-frontend")
    #expect(driver.inputs != before)
  }

  @Test func proxyWithoutAToolchainIsQuoted() throws {
    try write("#!/bin/sh\necho 'No toolchain is chosen.'; exit 1\n", to: "bin/swiftc")
    let error = GraderError.toolchainNotUnderstood(path: proxy, output: "No toolchain is chosen.\n")
    #expect(throws: error) {
      try CompilerDriver(called: proxy, in: folder.path, limits: Limits())
    }
  }

  private func write(_ text: String, to path: String) throws {
    try Executable.write(text, to: folder.appending(path: path))
  }
}
