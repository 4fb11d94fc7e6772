import Foundation

/// What `Sources/ARCHITECTURE.md` says of the folders beside it.
struct ArchitectureMap {
  /// The folders in the table, and what each may import of the others.
  let imports: [String: Set<String>]
  /// The arrows of the picture, from whoever imports to whoever is imported.
  let arrows: [Arrow]

  struct Arrow: Hashable {
    let from: String
    let to: String
  }

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|").map(Self.names) }
    let folders = rows.flatMap { row in row[0].map { ($0, Set(row.count > 2 ? row[2] : [])) } }
    imports = Dictionary(folders) { first, second in first.union(second) }
    arrows = lines.filter { $0.hasPrefix("    ") }.flatMap(Self.arrows)
  }

  /// The names in code marks: "`A`, `B`".
  private static func names(_ cell: Substring) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.output.1) }
  }

  /// The arrows of a line: `A -> {B, C} -> D` has four.
  private static func arrows(_ line: Substring) -> [Arrow] {
    let groups = line.split(separator: "->").map { group in
      group.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    return zip(groups, groups.dropFirst()).flatMap { from, to in
      from.flatMap { one in to.map { Arrow(from: one, to: $0) } }
    }
  }
}
