/// The Swift runtime's own reflection, asked directly.
///
/// `Mirror` would ask the inspected type first, if it is `CustomReflectable`. What an app holds
/// must not depend on what the app says about itself.
enum Reflection {
  /// Returns the stored properties of a class or struct, those of superclasses first.
  static func fields(of type: Any.Type) -> [Field] {
    (0..<recursiveCount(type)).map { index in
      var record = FieldRecord()
      let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &record)
      defer { record.free?(record.name) }
      return Field(
        storedName: record.name.map { String(cString: $0) } ?? "",
        type: fieldType,
        isStrong: record.isStrong,
        offset: recursiveChildOffset(type, index: index)
      )
    }
  }

  /// Returns the superclass of a class; nil for a root class and for all other types.
  static func superclass(of type: Any.Type) -> Any.Type? {
    guard type is AnyClass else { return nil }
    // A class's metadata: its kind, its superclass.
    return unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: MemoryLayout<UInt>.size, as: Any.Type?.self)
  }

  /// Returns the parts of a tuple, or the payload of an enum, with their names.
  static func parts(of value: Any) -> [(name: String, value: Any)] {
    let type = type(of: value)
    return (0..<count(value, type: type)).map { index in
      var name: UnsafePointer<CChar>?
      var free: NameRelease?
      let part = child(of: value, type: type, index: index, outName: &name, outFreeFunc: &free)
      defer { free?(name) }
      return (name.map { String(cString: $0) } ?? "", part)
    }
  }

  /// Returns a copy of the value of a type that lies at an address.
  static func value(of type: Any.Type, at address: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any {
      address.assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(type, do: load)
  }

  /// Returns the object that a reference at an address refers to.
  static func object(at address: UnsafeRawPointer) -> AnyObject {
    address.load(as: Unmanaged<AnyObject>.self).takeUnretainedValue()
  }
}

/// Releases the name that the runtime made for a field.
private typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

/// What the runtime fills in about a field; its layout is the runtime's.
private struct FieldRecord {
  var name: UnsafePointer<CChar>?
  var free: NameRelease?
  var isStrong = false
  var isVariable = false
}

// The entry points that `Mirror` itself is built on.

@_silgen_name("swift_reflectionMirror_count")
private func count<Value>(_: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of: Value,
  type: Any.Type,
  index: Int,
  outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<NameRelease?>
) -> Any

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FieldRecord>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_: Any.Type, index: Int) -> Int
