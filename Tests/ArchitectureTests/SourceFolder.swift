import Foundation

/// A folder of Swift files, and the modules that they import.
struct SourceFolder {
  let url: URL

  /// The folders in the product's `Sources`, by name.
  static func all(in sources: URL) throws -> [String: SourceFolder] {
    let folders = try FileManager.default.contentsOfDirectory(
      at: sources,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    ).filter(\.hasDirectoryPath)
    return Dictionary(
      uniqueKeysWithValues: folders.map { ($0.lastPathComponent, SourceFolder(url: $0)) }
    )
  }

  /// The names of all modules that a file imports, whatever stands before `import`.
  func imports() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { found, path in
      let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
      found.formUnion(Self.imports(in: text))
    }
  }

  /// Imports begin at the left; what a literal holds of other sources is set in.
  static func imports(in text: String) -> [String] {
    text.matches(of: /(?m)^(?:@\w+ +)*(?:\w+ +)?import +(?:class +|struct +|func +)?(\w+)/)
      .map { String($0.output.1) }
  }
}
