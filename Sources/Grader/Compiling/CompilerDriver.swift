import Foundation
import Workbook

/// The compiler's driver, `swiftc`, of the toolchain that really runs.
///
/// What the PATH names may be a stand-in for one of several toolchains, as swiftly's is: it chooses anew
/// at each call, by files of its own and the folder it is called in. So it is asked, never remembered.
struct CompilerDriver: Equatable, Sendable {
  /// Where it lies, beside the compiler that it calls.
  let path: String

  /// Takes over what lies at a path.
  private init(path: String) { self.path = path }

  /// Finds the driver that runs when `swiftc` is called.
  /// - Parameters:
  ///   - called: The path of `swiftc`; what the PATH names when it is left out.
  ///   - folder: The folder that it is called in.
  ///   - limits: What an answer may take.
  /// - Throws: ``GraderError``.
  init(
    called: String? = findTool("swiftc"),
    in folder: String,
    limits: Limits
  ) throws(GraderError) {
    guard let called else { throw .toolMissing(name: "swiftc") }
    self.init(path: called)
    if exists(compiler) { return }
    let question = Command(
      executable: called,
      arguments: ["-print-target-info"],
      // Which toolchain a stand-in takes may stand in any variable.
      environment: ProcessInfo.processInfo.environment,
      folder: folder
    )
    let answer = try ToolRun(question, wall: limits.compilation).answer().text
    guard let path = Self.path(from: answer) else {
      throw .toolchainNotUnderstood(path: called, output: answer)
    }
    self.init(path: path)
    guard exists(compiler) else { throw .toolchainNotUnderstood(path: called, output: answer) }
  }

  /// All that tells this driver and its compiler from others, without reading their 200 megabytes.
  var inputs: Inputs {
    var inputs = Inputs()
    inputs.add(["toolchain", path, real, Self.stamp(real), Self.stamp(compiler)])
    return inputs
  }

  private var real: String { (path as NSString).resolvingSymlinksInPath }

  private var compiler: String {
    (real as NSString).deletingLastPathComponent + "/swift-frontend"
  }

  private static func stamp(_ path: String) -> String {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return "\(facts?[.size] ?? 0) \(facts?[.modificationDate] ?? 0)"
  }

  /// Reads a driver's path off what it says about itself; a stand-in may have said more around it.
  private static func path(from answer: String) -> String? {
    guard let start = answer.firstIndex(of: "{"), let end = answer.lastIndex(of: "}"), start < end,
      let facts = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer[start...end].utf8))
    else { return nil }
    // Libraries lie in `usr/lib/swift`, programs in `usr/bin`.
    let usr = URL(filePath: facts.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return usr.appending(path: "bin/swiftc").path
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
    var paths: Paths
  }
}
