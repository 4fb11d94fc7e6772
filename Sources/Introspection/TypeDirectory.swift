/// The types that a program was compiled with, whether objects of them live or not.
///
/// The compiler lists them in each image, and the runtime knows all images.
package struct TypeDirectory {
  private let descriptions: [TypeDescription]

  /// The modules that a program is driven by, whose types are nobody's business.
  private static let hiddenModules: Set = [
    "Simulator", "Introspection", "Checks", "Channel", "Spelling",
  ]
  /// Swift's own libraries: what they have exists, but is hardly what somebody meant.
  private static let librariesOfSwift = ["Swift", "_", "Foundation", "Dispatch", "Synchronization"]

  /// Reads the lists.
  package init() {
    descriptions = TypeList.all.flatMap(\.descriptions)
      .filter { !Self.hiddenModules.contains($0.module) }
  }

  /// The names of all types, without their modules.
  package var names: Set<String> { Set(descriptions.map(\.name)) }

  /// The names of the classes that an app has or can meet in UIKit, in order.
  package var classNames: [String] {
    Set(descriptions.filter(Self.isLikely).map(\.name)).sorted()
  }

  private static func isLikely(_ description: TypeDescription) -> Bool {
    guard description.isClass else { return false }
    if description.module == "UIKit" { return description.name.hasPrefix("UI") }
    return !librariesOfSwift.contains { description.module.hasPrefix($0) }
  }
}
