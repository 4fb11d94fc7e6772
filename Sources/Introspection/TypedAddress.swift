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
    while let kind = ExistentialKind(of: self.type) {
      switch kind {
      case .object: self.type = Swift.type(of: Reflection.object(at: self.address))
      case .container: openContainer()
      case .other: return nil
      }
    }
  }

  /// A copy of the value.
  var value: Any { Reflection.value(of: type, at: address) }

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
