import Breakage
import Foundation

/// A package of the stand-in and its tests, with every change written into the sources behind a switch.
struct BrokenCopy {
  /// The package's folder.
  let folder: URL
  private let root: URL

  /// The targets that the package is made of.
  private static let targets = ["UIKit", "UIKitTests", "Support", "CSystem", "_Testing_UIKit"]

  /// Makes the package, or brings it up to date.
  init(of root: URL, at folder: URL) throws {
    (self.root, self.folder) = (root, folder)
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "Sources"),
      withIntermediateDirectories: true
    )
    for path in ["Tests", "Sources/CSystem", "Sources/_Testing_UIKit"] {
      let link = folder.appending(path: path)
      // A link of an earlier run may lead elsewhere.
      if (try? files.destinationOfSymbolicLink(atPath: link.path)) != nil {
        try files.removeItem(at: link)
      }
      try files.createSymbolicLink(at: link, withDestinationURL: root.appending(path: path))
    }
    try writeManifest()
  }

  /// Writes changes into the copy and builds it; a change that does not compile is given up.
  /// - Returns: The changes that the built program has in it.
  func build(_ mutants: [BrokenPlace]) throws -> [BrokenPlace] {
    var refusals = Refusals(file: folder.appending(path: "refused.txt"))
    var mutants = mutants.filter { !refusals.contains($0) }
    var hasFailed = false
    while true {
      try write(mutants)
      complain("Building the stand-in with \(mutants.count) changes in it.")
      let log = try compile()
      if log.succeeded {
        guard hasFailed else { return mutants }
        try removeObjects()
        hasFailed = false
        continue
      }
      hasFailed = true
      let refused = CompilerErrors(log.text, in: sources.path).refused(among: mutants)
      guard !refused.isEmpty else { throw MutantError.notBuilt(log: logPath) }
      try refusals.add(mutants.filter { refused.contains($0.number) })
      mutants.removeAll { refused.contains($0.number) }
    }
  }

  private func compile() throws -> (succeeded: Bool, text: String) {
    try Program(
      path: "/usr/bin/env",
      arguments: ["swift", "build", "--build-tests", "--package-path", folder.path]
    ).output(to: logPath)
  }

  /// Has all of the stand-in compiled again: objects that builds which failed have left do not always
  /// fit the others.
  private func removeObjects() throws {
    let folder = folder.appending(path: ".build/debug/UIKit.build").resolvingSymlinksInPath()
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: folder.path) {
      if name.hasSuffix(".o") || name.hasSuffix(".swiftdeps") {
        try files.removeItem(at: folder.appending(path: name))
      }
    }
  }

  /// The file that declares the switches.
  private static let switches = "Switches.swift"

  private var sources: URL { folder.appending(path: "Sources/UIKit") }
  private var logPath: String { folder.appending(path: "build.log").path }

  private func write(_ mutants: [BrokenPlace]) throws {
    let changes = Dictionary(grouping: mutants, by: \.file)
    let original = root.appending(path: "Sources/UIKit")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: original.path)
      .filter { $0.hasSuffix(".swift") }
    try removeAll(but: paths + [Self.switches])
    for path in paths {
      let text = try String(contentsOf: original.appending(path: path), encoding: .utf8)
      let numbered = (changes[path] ?? []).map { ($0.number, $0.change) }
      let broken = SwitchedSource(text, changes: Dictionary(uniqueKeysWithValues: numbered))
      try write(broken.text, to: path)
    }
    try write(SwitchedSource.declaration, to: Self.switches)
  }

  /// Removes sources of an earlier run that the repository no longer has.
  private func removeAll(but paths: [String]) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: sources.path) else { return }
    let old = Set(try files.subpathsOfDirectory(atPath: sources.path)).subtracting(paths)
    for path in old where path.hasSuffix(".swift") {
      try files.removeItem(at: sources.appending(path: path))
    }
  }

  /// Writes a source file; one that is as it should be is left alone, so that it is not compiled again.
  private func write(_ text: String, to path: String) throws {
    let file = sources.appending(path: path)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func writeManifest() throws {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let kept = Self.targets.map { "\"\($0)\"" }.joined(separator: ", ")
    let narrowed = """
      \(manifest.replacing("  .treatAllWarnings(as: .error),\n", with: ""))
      package.targets = package.targets.filter { [\(kept)].contains($0.name) }
      package.products = []

      """
    let file = folder.appending(path: "Package.swift")
    try narrowed.write(to: file, atomically: true, encoding: .utf8)
  }
}
