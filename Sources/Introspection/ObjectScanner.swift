/// Looks into one object and finds every object that it refers to directly.
///
/// Structs, tuples, enums, optionals, existentials, containers and closures are looked through;
/// other objects are named and not entered. Nothing of the app's code runs: no getter, no lazy
/// property, no `description`.
struct ObjectScanner {
  private(set) var findings: [Finding] = []
  private let catalog: FieldCatalog

  /// Deeper nesting of values than this is not looked into.
  private static let depthLimit = 16

  /// Looks into all stored properties of an object.
  init(_ object: AnyObject, _ catalog: FieldCatalog = FieldCatalog()) {
    self.catalog = catalog
    scanFields(
      of: type(of: object),
      at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()),
      Place()
    )
  }

  /// Where the scan is.
  private struct Place {
    var path = ""
    var canLetGo = false
    var isOfUIKit = false
    var isCapture = false
    var depth = 0

    func entering(_ label: String, canLetGo: Bool = false) -> Self {
      var place = self
      let isWord = !path.isEmpty && !label.isEmpty && !label.hasPrefix("[") && !label.hasPrefix(".")
      place.path += isWord ? "." + label : label
      place.canLetGo = self.canLetGo || canLetGo
      place.depth += 1
      return place
    }
  }

  private mutating func scanFields(
    of type: Any.Type,
    at base: UnsafeRawPointer,
    _ place: Place
  ) {
    for field in catalog.fields(of: type) {
      let address = base + field.offset
      var inside = place.entering(field.name, canLetGo: field.isOptional)
      inside.isOfUIKit = place.isOfUIKit || field.isOfUIKit
      if field.isStrong {
        scan(field.type, at: address, inside)
      } else {
        note(.word(address.load(as: UInt.self)), inside)
      }
    }
  }

  private mutating func scan(_ type: Any.Type, at address: UnsafeRawPointer, _ place: Place) {
    let layout = ValueLayout(of: type)
    guard place.depth < Self.depthLimit, !layout.isPlain, layout.isCopyable,
      let found = TypedAddress(type, at: address)
    else { return }
    switch MetadataKind(of: found.type) {
    case .class: note(.object(Reflection.object(at: found.address)), place)
    case .function: scanClosure(at: found.address, place)
    case .optional: scanParts(of: found.value, place, canLetGo: true, named: false)
    case .enum: scanParts(of: found.value, place, canLetGo: true, named: true)
    case .tuple: scanParts(of: found.value, place, canLetGo: false, named: true)
    case .struct: scanStruct(found, place)
    case .existential, .constrainedExistential, .closureContext, nil: break
    }
  }

  private mutating func scan(_ value: Any, _ place: Place) {
    scanOpened(value, place)
  }

  /// An `Any` that is handed over is opened by the compiler, so the value lies here without its
  /// container.
  private mutating func scanOpened<Value>(_ value: Value, _ place: Place) {
    withUnsafeBytes(of: value) { bytes in
      guard let address = bytes.baseAddress else { return }
      scan(Value.self, at: address, place)
    }
  }

  private mutating func scanStruct(_ found: TypedAddress, _ place: Place) {
    if catalog.isOpen(found.type) {
      scanFields(of: found.type, at: found.address, place)
    } else if let container = found.value as? any StandardContainer {
      for element in container.labeledElements {
        scan(element.value, place.entering(element.label, canLetGo: true))
      }
    }
  }

  private mutating func scanParts(of value: Any, _ place: Place, canLetGo: Bool, named: Bool) {
    for part in Reflection.parts(of: value) {
      scan(part.value, place.entering(named ? part.name : "", canLetGo: canLetGo))
    }
  }

  private mutating func scanClosure(at address: UnsafeRawPointer, _ place: Place) {
    guard let context = ClosureContext(closureAt: address) else { return }
    var inside = place.entering("")
    inside.isCapture = true
    for capture in context.captures {
      switch capture {
      case .object(let object): note(.object(object), inside)
      case .value(let value): scan(value, inside)
      case .word(let word): note(.word(word), inside)
      }
    }
  }

  private mutating func note(_ target: Finding.Target, _ place: Place) {
    if case .word(0) = target { return }
    findings.append(
      Finding(
        path: place.path,
        isCapture: place.isCapture,
        canLetGo: place.canLetGo && !place.isOfUIKit,
        target: target
      )
    )
  }
}
