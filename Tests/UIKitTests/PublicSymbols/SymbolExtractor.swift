import Foundation
import Support

/// Asks the toolchain what is public in a module that was built for the tests.
struct SymbolExtractor {
  /// Why no symbols could be had.
  enum Failure: Error {
    case toolIsMissing(name: String, path: String)
    case toolFailed(code: Int32, output: String)
  }

  private static let tool = "swift-symbolgraph-extract"

  /// The names of a module's public symbols, sorted, its additions to other modules' types among them.
  ///
  /// - Parameter module: The module's name.
  /// - Returns: Names such as `UIView.addSubview(_:)`.
  /// - Throws: A `Failure`, or an error of the file system or the decoder.
  func publicNames(of module: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try extract(module, into: folder.url)
    return
      try FileManager.default
      .contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).names }
      .sorted()
  }

  private func extract(_ module: String, into folder: URL) throws {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = [
      "-module-name", module, "-I", BuiltProduct.url("Modules").path,
      "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.toolFailed(
        code: process.terminationStatus,
        output: String(decoding: output, as: UTF8.self)
      )
    }
  }

  /// The tool lies in the compiler's folder, which the tests' PATH names.
  private func executable() throws(Failure) -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = path.split(separator: ":").map {
      URL(filePath: String($0)).appending(path: Self.tool)
    }
    guard
      let found = places.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw .toolIsMissing(name: Self.tool, path: path) }
    return found
  }
}
