import Foundation
import Workbook

/// The programs that make a program, and the words they are called with on this machine.
///
/// The compiler's driver is asked once what it would do; its parts are called directly from then on.
struct Toolchain: Codable, Equatable, Sendable {
  /// The compiler's own words: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var version: String
  /// The path of `swift-frontend`.
  var compiler: String
  /// What stands before a compilation's own words.
  var compilerFlags: [String]
  /// The path of `clang`, which links.
  var linker: String
  /// What stands before the object files of an executable.
  var linkerFlags: [String]
  /// The folder that the toolchain lies in, which a running program needs.
  var folder: String
}

extension Toolchain {
  /// Finds the toolchain on the PATH, and what is known of it in the cache.
  /// - Throws: ``GraderError``.
  static func find(cache: Cache, limits: Limits) throws(GraderError) -> Toolchain {
    guard let driver = findTool("swiftc") else { throw .toolMissing(name: "swiftc") }
    let real = (driver as NSString).resolvingSymlinksInPath
    var inputs = Inputs()
    inputs.add(["toolchain", driver, real, stamp(real)])
    inputs.add([stamp((real as NSString).deletingLastPathComponent + "/swift-frontend")])
    let path = try cache.entry(.toolchains, inputs) { folder throws(GraderError) in
      let found = try ToolchainSurvey(driver: driver, limits: limits, folder: folder).toolchain()
      try writeFile("\(folder)/toolchain.json", encoded(found))
    }
    return try decoded(try readFile("\(path)/toolchain.json"), path: path)
  }

  /// What tells one build of a program from another without reading its 200 megabytes.
  private static func stamp(_ path: String) -> String {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return "\(facts?[.size] ?? 0) \(facts?[.modificationDate] ?? 0)"
  }

  private static func encoded(_ toolchain: Toolchain) throws(GraderError) -> [UInt8] {
    do {
      return Array(try JSONEncoder().encode(toolchain))
    } catch {
      throw .unwritable(path: "toolchain.json", reason: error.reason)
    }
  }

  private static func decoded(_ bytes: [UInt8], path: String) throws(GraderError) -> Toolchain {
    do {
      return try JSONDecoder().decode(Toolchain.self, from: Data(bytes))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
