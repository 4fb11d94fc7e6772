import Introspection
import Spelling

/// Finds the type that somebody means who types its name.
@MainActor
struct TypeNames {
  private let alive: [String]

  /// Looks at what is alive in an app.
  init(of app: Simulator) {
    let graph = app.graph
    alive = graph.order.compactMap { graph[$0]?.typeName }
  }

  /// Returns the name as it is written in the code; upper and lower case may be typed otherwise.
  func name(_ typed: String) throws(CommandError) -> String {
    if alive.contains(typed) { return typed }
    let directory = TypeDirectory()
    let names = directory.names
    // The directory knows a generic type without its arguments.
    if names.contains(typed) || names.contains(String(typed.prefix { $0 != "<" })) { return typed }
    let likely = alive + directory.classNames
    let wanted = typed.lowercased()
    if let same = likely.first(where: { $0.lowercased() == wanted }) { return same }
    throw .noType(typed, suggestion: Spelling.nearest(to: typed, in: likely))
  }
}
