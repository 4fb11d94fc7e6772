/// What the runtime knows of how values of a type lie in memory.
struct ValueLayout {
  private let flags: UInt32

  /// Reads the layout of a type.
  init(of type: Any.Type) {
    // The word before a type's metadata refers to its value witnesses: eight functions, size,
    // stride, flags.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = (metadata - MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self)
    flags = witnesses.load(fromByteOffset: 10 * MemoryLayout<UInt>.size, as: UInt32.self)
  }

  /// The alignment in bytes.
  var alignment: Int { Int(flags & 0xFF) + 1 }

  /// A Boolean value that tells whether no value of the type can refer to an object.
  var isPlain: Bool { flags & 0x0001_0000 == 0 }

  /// A Boolean value that tells whether an existential keeps such values in itself, not in a box.
  var isInline: Bool { flags & 0x0002_0000 == 0 }

  /// A Boolean value that tells whether values can be copied, and so be looked at.
  var isCopyable: Bool { flags & 0x0080_0000 == 0 }
}
