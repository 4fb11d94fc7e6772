/// A value of the app's, seen in place.
struct TypedAddress {
  private(set) var type: Any.Type
  private(set) var address: UnsafeRawPointer

  /// Refers to a value of a type; an existential is looked into until what it holds is found.
  ///
  /// It is nil for what cannot be looked into: an `any Error` keeps its value in a way of its own.
  init?(_ type: Any.Type, at address: UnsafeRawPointer) {
    self.type = type
    self.address = address
    while MetadataKind(of: self.type) == .existential {
      guard openExistential() else { return nil }
    }
  }

  /// A copy of the value.
  var value: Any { Reflection.value(of: type, at: address) }

  /// Goes one existential inwards; false if that cannot be done.
  private mutating func openExistential() -> Bool {
    // An existential type's metadata: its kind, its flags.
    let flags = unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 8, as: UInt32.self)
    let isError = flags & 0x3F00_0000 != 0
    guard !isError else { return false }
    let holdsClassesOnly = flags & 0x8000_0000 == 0
    if holdsClassesOnly {
      type = Swift.type(of: Reflection.object(at: address))
    } else {
      openContainer()
    }
    return true
  }

  /// A container is three words for the value or its box, then the value's type.
  private mutating func openContainer() {
    let metadata = address.load(
      fromByteOffset: 3 * MemoryLayout<UInt>.size,
      as: UnsafeRawPointer.self
    )
    type = unsafeBitCast(metadata, to: Any.Type.self)
    let layout = ValueLayout(of: type)
    guard !layout.isInline else { return }
    let header = 2 * MemoryLayout<UInt>.size
    let offset = (header + layout.alignment - 1) / layout.alignment * layout.alignment
    address = address.load(as: UnsafeRawPointer.self) + offset
  }
}
