/// A stored property of a class or struct, as the compiler laid it out.
struct Field {
  /// The name that the compiler stores it under.
  var storedName: String

  /// The type of its value; of what it refers to, for a weak or unowned one.
  var type: Any.Type

  /// A Boolean value that tells whether it owns what it refers to.
  var isStrong: Bool

  /// The distance in bytes from the start of its owner.
  var offset: Int

  /// The name that the author wrote: without the marks of `lazy`, of a property wrapper and of
  /// `@Observable`.
  var name: String {
    let lazyMark = "$__lazy_storage_$_"
    if storedName.hasPrefix(lazyMark) { return String(storedName.dropFirst(lazyMark.count)) }
    return storedName.hasPrefix("_") ? String(storedName.dropFirst()) : storedName
  }

  /// A Boolean value that tells whether it can be nil again once it holds something.
  var isOptional: Bool {
    MetadataKind(of: type) == .optional && !storedName.hasPrefix("$__lazy_storage_$_")
  }
}
