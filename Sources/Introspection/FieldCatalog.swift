/// Knows which stored properties of a type can refer to objects.
///
/// It keeps what it found out, since asking the runtime is slow and an app's objects are of few types.
package final class FieldCatalog {
  private var known: [ObjectIdentifier: [Field]] = [:]
  private var openness: [ObjectIdentifier: Bool] = [:]

  /// Makes one that knows nothing yet.
  package init() {}

  /// Swift's own libraries, whose objects and values are not entered.
  ///
  /// They hold nothing of the app's that could be named, and may be in use on another thread.
  private static let closedModules: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Observation",
  ]

  /// Returns the fields of a class or struct, those of superclasses first; none of a type that is not
  /// entered.
  func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = isOpen(type) ? Self.openFields(of: type) : []
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Returns whether objects and values of a type are entered.
  func isOpen(_ type: Any.Type) -> Bool {
    if let isOpen = openness[ObjectIdentifier(type)] { return isOpen }
    let isOpen = !Self.closedModules.contains(Self.module(of: type)) && !(type is any Actor.Type)
    openness[ObjectIdentifier(type)] = isOpen
    return isOpen
  }

  private static func openFields(of type: Any.Type) -> [Field] {
    let closed = fieldCount(of: type, inheritedFrom: closedModules)
    let ofUIKit = fieldCount(of: type, inheritedFrom: ["UIKit"])
    let fields = Reflection.fields(of: type).enumerated().map { index, field in
      var field = field
      if index < ofUIKit { field.assignToUIKit() }
      return field
    }
    return fields.dropFirst(closed).filter(\.canRefer)
  }

  /// How many fields come first that a class of some modules brought in.
  private static func fieldCount(
    of type: Any.Type,
    inheritedFrom modules: Set<Substring>
  ) -> Int {
    var ancestor: Any.Type? = type
    while let present = ancestor, !modules.contains(module(of: present)) {
      ancestor = Reflection.superclass(of: present)
    }
    return ancestor.map { Reflection.fields(of: $0).count } ?? 0
  }

  private static func module(of type: Any.Type) -> Substring {
    _typeName(type, qualified: true).prefix { $0 != "." }
  }
}
