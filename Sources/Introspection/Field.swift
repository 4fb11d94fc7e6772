/// A stored property of a class or struct, as the compiler laid it out.
package struct Field {
  /// The name that the author wrote: without the marks of `lazy`, of a property wrapper and of
  /// `@Observable`.
  package private(set) var name: String

  /// The type of its value; of what it refers to, for a weak or unowned one.
  let type: Any.Type

  /// A Boolean value that tells whether it owns what it refers to.
  let isStrong: Bool

  /// The distance in bytes from the start of its owner.
  let offset: Int

  /// A Boolean value that tells whether it can be nil again once it holds something.
  let isOptional: Bool

  private static let lazyMark = "$__lazy_storage_$_"

  /// Makes a field from what the runtime says of it.
  init(storedName: String, type: Any.Type, isStrong: Bool, offset: Int) {
    let isLazy = storedName.hasPrefix(Self.lazyMark)
    let isWrapped = storedName.hasPrefix("_")
    name = String(storedName.dropFirst(isLazy ? Self.lazyMark.count : isWrapped ? 1 : 0))
    self.type = type
    self.isStrong = isStrong
    self.offset = offset
    isOptional = MetadataKind(of: type) == .optional && !isLazy
  }

  /// A Boolean value that tells whether it can refer to an object, and be looked at.
  var canRefer: Bool {
    guard isStrong else { return true }
    let layout = ValueLayout(of: type)
    return !layout.isPlain && layout.isCopyable
  }

  /// A Boolean value that tells whether the stand-in stores it, not the app.
  private(set) var isOfUIKit = false

  /// Says that the stand-in stores it, and takes the name by which an app knows it:
  /// `navigationItem` for `storedNavigationItem`.
  mutating func assignToUIKit() {
    isOfUIKit = true
    let mark = "stored"
    guard name.hasPrefix(mark), name.count > mark.count else { return }
    let rest = name.dropFirst(mark.count)
    name = rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
