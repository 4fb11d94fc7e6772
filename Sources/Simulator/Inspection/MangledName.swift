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
    case genericParameter(Int)
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
    _getTypeByMangledNameInContext(
      start,
      UInt(length),
      genericContext: nil,
      genericArguments: nil
    )
  }

  /// What is stored.
  var form: Form {
    if ends(with: "Xw") { return .weakReference }
    if ends(with: "Xo") || ends(with: "Xu") { return .unownedReference }
    if ends(with: "_Xx") || ends(with: "Xb") { return .variable }
    if let index = genericIndex { return .genericParameter(index) }
    // The only lowered types that a context keeps are functions: `Ieg_`.
    return ends(with: "_") && type == nil ? .closure : .type
  }

  /// The place of a generic parameter: `x` is the first, then come `q_`, `q0_`, `q1_`.
  private var genericIndex: Int? {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    switch text {
    case "x": return 0
    case "q_": return 1
    default:
      guard text.hasPrefix("q"), text.hasSuffix("_") else { return nil }
      return Int(text.dropFirst().dropLast()).map { $0 + 2 }
    }
  }

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
