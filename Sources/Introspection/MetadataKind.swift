/// What sort of type a type is, as the first word of its metadata says.
enum MetadataKind: UInt {
  case `class` = 0x000
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  /// An existential with its associated types given: `any Flow<Int>`.
  case constrainedExistential = 0x307
  /// The block in which a closure keeps what it captured, or a captured `var`.
  case closureContext = 0x400

  /// Reads the kind of a type; nil for the kinds that nothing here looks into.
  init?(of type: Any.Type) {
    self.init(metadata: unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  /// Reads the kind from the address of a metadata record.
  init?(metadata: UnsafeRawPointer) {
    self.init(rawValue: metadata.load(as: UInt.self))
  }
}
