import Foundation
import Testing

/// The map of the product says which folder may import which, and the sources keep to it.
@Suite struct ArchitectureTests {
  private let folders: [String: SourceFolder]
  private let map: ArchitectureMap
  private let lessons: SourceFolder

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appending(path: "Sources")
    folders = try SourceFolder.all(in: sources)
    map = ArchitectureMap(
      try String(contentsOf: sources.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    )
    lessons = SourceFolder(url: root.appending(path: "Lessons"))
  }

  @Test func everyFolderHasARow() {
    #expect(Set(map.imports.keys) == Set(folders.keys))
  }

  @Test func everyFolderImportsWhatItsRowAllowsAndNothingElse() throws {
    for (name, folder) in folders {
      let imported = try folder.imports().intersection(folders.keys)
      #expect(imported == map.imports[name], "what Sources/\(name) imports, and what its row says")
    }
  }

  @Test func everyArrowIsInTheTable() {
    #expect(map.arrows.count == 8)
    for arrow in map.arrows {
      #expect(map.imports[arrow.from]?.contains(arrow.to) == true, "\(arrow.from) -> \(arrow.to)")
    }
  }

  @Test func lessonsImportWhatXcodeHas() throws {
    #expect(try lessons.imports() == ["Foundation", "Observation", "UIKit"])
  }

  @Test func everyFormOfImportIsRead() {
    let text = """
      import A
      package import B
      @preconcurrency import C
      @_exported public import D
      import struct E.Part
        import no
      // import no
      let important = 1
      """
    #expect(SourceFolder.imports(in: text) == ["A", "B", "C", "D", "E"])
  }

  @Test func aRowMayNameSeveralFolders() {
    let map = ArchitectureMap(
      "    A -> {B, C} -> D\n\n| `A` | says `x` | `B`, `C` |\n| `B`, `C` | ends | `D` |\n| `D` | is | |\n"
    )
    #expect(map.imports == ["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": []])
    #expect(map.arrows.map { "\($0.from)\($0.to)" } == ["AB", "AC", "BD", "CD"])
  }
}
