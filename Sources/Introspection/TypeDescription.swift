/// What the compiler wrote down about a type: its name, its module, what sort of type it is.
struct TypeDescription {
  /// The name without the module and the types around it.
  let name: String
  let module: String
  let isClass: Bool

  private static let moduleKind: UInt32 = 0
  private static let classKind: UInt32 = 16
  private static let kindsOfTypes: ClosedRange<UInt32> = 16...18

  /// Reads a description; nil for one of anything but a class, struct or enum.
  ///
  /// A description begins with its flags, whose last five bits are its kind; then come where it
  /// stands in, and its name.
  init?(at address: UnsafeRawPointer) {
    let kind = Self.kind(at: address)
    guard Self.kindsOfTypes.contains(kind) else { return nil }
    isClass = kind == Self.classKind
    name = Self.name(at: address)
    var place = address
    while let outer = Self.parent(of: place) { place = outer }
    module = Self.kind(at: place) == Self.moduleKind ? Self.name(at: place) : ""
  }

  private static func kind(at address: UnsafeRawPointer) -> UInt32 {
    address.load(as: UInt32.self) & 0x1F
  }

  /// A relative pointer; one with the last bit set leads to a word that holds the address.
  private static func parent(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let field = address + 4
    let distance = field.load(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = field + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  private static func name(at address: UnsafeRawPointer) -> String {
    let field = address + 8
    let text = field + Int(field.load(as: Int32.self))
    return String(cString: text.assumingMemoryBound(to: CChar.self))
  }
}
