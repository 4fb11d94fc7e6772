import Workbook

/// What a submission's Swift files held at one moment; two moments with the same text have the same content.
package struct Content: Codable, Equatable, Sendable {
  /// A short name of each file's text, by the file's name.
  package var files: [String: String]

  init(_ files: [SourceFile]) {
    let names = files.map { file in
      var inputs = Inputs()
      inputs.add([file])
      return (file.name, inputs.fingerprint)
    }
    self.files = Dictionary(names) { first, _ in first }
  }

  /// A name that two contents hardly ever share: `3fa9c1`.
  package var name: String {
    var inputs = Inputs()
    inputs.add(files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    return String(inputs.fingerprint.prefix(6))
  }

  /// The files that were changed, added or taken away since `earlier`, by name.
  package func changes(since earlier: Content) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.sorted()
  }
}
