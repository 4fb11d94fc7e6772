/// Where a closure's context keeps each capture, read from the description that the compiler
/// emitted beside it.
struct CaptureLayout {
  /// One captured thing.
  struct Slot {
    /// What lies there.
    enum Kind {
      case value(Any.Type)
      case unownedWord
      /// A word, at an offset into the slot, that refers to a further block: of a captured closure
      /// or variable.
      case block(offset: Int)
    }

    var kind: Kind
    var offset: Int
  }

  /// The captures in order, up to the first whose size cannot be known.
  private(set) var slots: [Slot] = []

  private static let word = MemoryLayout<UInt>.size

  /// The size of what every object begins with: its metadata, and its reference counts.
  private static let header = 2 * word

  /// Reads the layout; nil when the compiler left no description.
  init?(metadata: UnsafeRawPointer, context: UnsafeRawPointer) {
    // A context's metadata: its kind, the offset of the first capture, the description. The offset
    // is 0 where the compiler did not know the first capture's layout, or that has no size.
    let first = max(Int(metadata.load(fromByteOffset: 8, as: UInt32.self)), Self.header)
    guard let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
      return nil
    }
    // A description: the number of captures, of generic parameters, of bindings; then the captures'
    // type names; then each parameter's name and where its type is found.
    let count = Int(description.load(as: UInt32.self))
    let parameters = Int(description.load(fromByteOffset: 4, as: UInt32.self))
    let bindings = Int(description.load(fromByteOffset: 8, as: UInt32.self))
    let names = (0..<count + 2 * parameters).map {
      MangledName(relativeTo: description + 12 + $0 * 4)
    }
    let generics = Self.generics(named: names.dropFirst(count), bindings: context + first)
    var offset = first + bindings * Self.word
    for name in names.prefix(count) {
      guard let kind = Self.kind(of: name, generics: generics) else { return }
      let (size, alignment) = Self.extent(of: kind)
      offset = (offset + alignment - 1) / alignment * alignment
      slots.append(Slot(kind: kind, offset: offset))
      offset += size
    }
  }

  /// Finds the types that were bound when the closure was made: `B0` is the first binding.
  ///
  /// A parameter that is found otherwise, through a captured object, is left out.
  private static func generics(
    named names: ArraySlice<MangledName>,
    bindings: UnsafeRawPointer
  ) -> [String: Any.Type] {
    var generics: [String: Any.Type] = [:]
    for index in stride(from: names.startIndex, to: names.endIndex, by: 2) {
      let source = names[index + 1].text
      guard source.hasPrefix("B"), let place = Int(source.dropFirst()) else { continue }
      generics[names[index].text] = type(at: bindings + place * word)
    }
    return generics
  }

  private static func kind(of name: MangledName, generics: [String: Any.Type]) -> Slot.Kind? {
    switch name.form {
    case .weakReference, .unownedReference: .unownedWord
    case .variable: .block(offset: 0)
    case .closure: .block(offset: word)
    case .genericParameter: generics[name.text].map { .value($0) }
    case .genericObject: .value(AnyObject?.self)
    case .type: name.type.map { .value($0) }
    }
  }

  private static func extent(of kind: Slot.Kind) -> (size: Int, alignment: Int) {
    func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    switch kind {
    case .value(let type): return _openExistential(type, do: layout)
    case .unownedWord: return (word, word)
    case .block(let offset): return (offset + word, word)
    }
  }

  private static func type(at address: UnsafeRawPointer) -> Any.Type {
    unsafeBitCast(address.load(as: UnsafeRawPointer.self), to: Any.Type.self)
  }
}
