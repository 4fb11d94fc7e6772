/// How an existential keeps its value.
enum ExistentialKind {
  /// As a reference to an object.
  case object
  /// In three words or a box, with the value's type beside it.
  case container
  /// In a way of its own, as `any Error` does.
  case other

  /// Reads it from a type; nil if the type is no existential.
  init?(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch MetadataKind(of: type) {
    case .existential: self.init(flags: metadata.load(fromByteOffset: 8, as: UInt32.self))
    case .constrainedExistential:
      let shape = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      self.init(shapeFlags: shape.load(as: UInt32.self))
    default: return nil
    }
  }

  /// The flags of a plain existential: a bit for values that need not be objects, six for protocols
  /// that the runtime treats apart.
  private init(flags: UInt32) {
    let isSpecial = flags & 0x3F00_0000 != 0
    let holdsObjectsOnly = flags & 0x8000_0000 == 0
    self = isSpecial ? .other : holdsObjectsOnly ? .object : .container
  }

  /// The flags of a constrained one: its sort is the lowest byte.
  private init(shapeFlags: UInt32) {
    switch shapeFlags & 0xFF {
    case 0: self = .container
    case 1: self = .object
    default: self = .other
    }
  }
}
