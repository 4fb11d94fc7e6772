/// The block in which a closure keeps what it captured.
///
/// The compiler describes each capture there, as it describes the fields of a type, so that a
/// strong capture can be told from `[weak self]` and `[unowned self]`.
struct ClosureContext {
  /// Something that a closure captured.
  enum Capture {
    /// An object that is held strongly.
    case object(AnyObject)
    /// Any other value that it owns.
    case value(Any)
    /// The word of a weak or unowned reference.
    case word(UInt)
  }

  /// Everything captured, that of closures and variables which are captured themselves included.
  private(set) var captures: [Capture] = []

  /// Closures within closures within closures are followed this far.
  private static let depthLimit = 8

  /// Reads the context of a closure that lies at an address; nil for a function that captures
  /// nothing.
  init?(closureAt address: UnsafeRawPointer) {
    // A closure is two words: its code, and its context.
    let context = address.load(
      fromByteOffset: MemoryLayout<UInt>.size,
      as: UnsafeRawPointer?.self
    )
    guard let context else { return nil }
    read(context, depth: 0)
  }

  private mutating func read(_ context: UnsafeRawPointer, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let metadata = context.load(as: UnsafeRawPointer.self)
    switch MetadataKind(metadata: metadata) {
    case .class:
      // A closure that captured one object and nothing else has the object itself as its context.
      captures.append(.object(Unmanaged.fromOpaque(context).takeUnretainedValue()))
    case .closureContext:
      guard let layout = CaptureLayout(metadata: metadata, context: context) else { return }
      for slot in layout.slots { read(slot, in: context, depth: depth) }
    default:
      break
    }
  }

  private mutating func read(
    _ slot: CaptureLayout.Slot,
    in context: UnsafeRawPointer,
    depth: Int
  ) {
    let address = context + slot.offset
    switch slot.kind {
    case .value(let type):
      captures.append(.value(Reflection.value(of: type, at: address)))
    case .unownedWord:
      captures.append(.word(address.load(as: UInt.self)))
    case .block(let offset):
      guard let block = (address + offset).load(as: UnsafeRawPointer?.self) else { return }
      read(block, depth: depth + 1)
    }
  }
}
