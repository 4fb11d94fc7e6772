/// The name of a type as the compiler writes it into reflection data.
struct MangledName {
  /// What the end of the name says about what is stored.
  enum Form {
    case type
    case weakReference
    case unownedReference
    /// A captured `var`, in a block of its own.
    case variable
    case closure
    /// A generic parameter of the code that made the closure.
    case genericParameter
    /// An object, or none, of a generic class, whose arguments only the compiler could know.
    case genericObject
  }

  private let start: UnsafePointer<UInt8>
  private let length: Int

  /// Follows a relative pointer to the name.
  init(relativeTo pointer: UnsafeRawPointer) {
    let distance = Int(pointer.load(as: Int32.self))
    start = (pointer + distance).assumingMemoryBound(to: UInt8.self)
    var length = 0
    while start[length] != 0 { length += Self.step(over: start[length]) }
    self.length = length
  }

  /// The type it names; nil when only the compiler could know.
  var type: Any.Type? {
    guard !namesAssociatedType else { return nil }
    return _getTypeByMangledNameInContext(
      start,
      UInt(length),
      genericContext: nil,
      genericArguments: nil
    )
  }

  /// The name as text; only a name that refers to no description is legible.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// What is stored.
  var form: Form {
    if ends(with: "Xw") { return .weakReference }
    if ends(with: "Xo") || ends(with: "Xu") { return .unownedReference }
    if ends(with: "_Xx") || ends(with: "XX") || ends(with: "Xb") { return .variable }
    if isGenericParameter { return .genericParameter }
    guard type == nil else { return .type }
    // The only lowered types that a context keeps are functions: `Ieg_`.
    if ends(with: "_") { return .closure }
    let isBound = ends(with: "G") || ends(with: "GSg")
    return isBound && startsWithClass ? .genericObject : .type
  }

  /// The first generic parameter is `x`, then come `q_`, `q0_`; those of an inner scope are `qd__`.
  private var isGenericParameter: Bool {
    text == "x"
      || (text.hasPrefix("q") && text.dropFirst().allSatisfy { "d_0123456789".contains($0) })
  }

  /// A Boolean value that tells whether the type depends on an associated type of a generic
  /// parameter (`Qz`, `Qy_`, `QZ`, `QY_`), which the runtime cannot look up without its arguments: it
  /// ends the program.
  private var namesAssociatedType: Bool {
    var index = 0
    while index + 1 < length {
      if start[index] == UInt8(ascii: "Q"), Self.associated.contains(start[index + 1]) {
        return true
      }
      index += Self.step(over: start[index])
    }
    return false
  }

  private static let associated = Set("yzYZ".utf8)

  /// A Boolean value that tells whether the name starts by referring to the description of a class.
  private var startsWithClass: Bool {
    let distance = UnsafeRawPointer(start + 1).loadUnaligned(as: Int32.self)
    let place = UnsafeRawPointer(start + 1) + Int(distance)
    let description: UnsafeRawPointer? =
      switch start[0] {
      case Self.directReference: place
      case Self.indirectReference: place.load(as: UnsafeRawPointer?.self)
      default: nil
      }
    guard let description else { return false }
    // A description begins with its flags, whose last five bits are its kind.
    return description.load(as: UInt32.self) & 0x1F == Self.classKind
  }

  private static let directReference: UInt8 = 0x01
  private static let indirectReference: UInt8 = 0x02
  private static let classKind: UInt32 = 16

  private func ends(with suffix: StaticString) -> Bool {
    guard length >= suffix.utf8CodeUnitCount else { return false }
    let tail = UnsafeBufferPointer(
      start: start + length - suffix.utf8CodeUnitCount,
      count: suffix.utf8CodeUnitCount
    )
    return suffix.withUTF8Buffer { $0.elementsEqual(tail) }
  }

  /// Names hold references to other descriptions: a mark, then four bytes, or eight of an address.
  private static func step(over mark: UInt8) -> Int {
    switch mark {
    case 0x01...0x17: 1 + 4
    case 0x18...0x1F: 1 + 8
    default: 1
    }
  }
}
