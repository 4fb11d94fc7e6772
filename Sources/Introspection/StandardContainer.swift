/// A container of the standard library whose elements can be looked at without running an app's
/// code.
protocol StandardContainer {
  /// The elements, each with what tells it from its neighbours: `[2]`, `["home"]`.
  var labeledElements: [(label: String, value: Any)] { get }
}

/// The most elements of one container that are looked at: a list of a million numbers must not hang
/// the picture.
private let elementLimit = 10_000

extension Array: StandardContainer {
  var labeledElements: [(label: String, value: Any)] { labeled(self) }
}

extension ContiguousArray: StandardContainer {
  var labeledElements: [(label: String, value: Any)] { labeled(self) }
}

extension ArraySlice: StandardContainer {
  var labeledElements: [(label: String, value: Any)] { labeled(self) }
}

extension Set: StandardContainer {
  var labeledElements: [(label: String, value: Any)] { labeled(self) }
}

extension Dictionary: StandardContainer {
  var labeledElements: [(label: String, value: Any)] {
    guard !(_isPOD(Key.self) && _isPOD(Value.self)) else { return [] }
    return prefix(elementLimit).flatMap { key, value in
      [(".key", key as Any), (subscriptLabel(key), value as Any)]
    }
  }
}

/// Numbers the elements; none, if no element can hold a reference.
private func labeled<Elements: Sequence>(
  _ elements: Elements
) -> [(label: String, value: Any)] {
  guard !_isPOD(Elements.Element.self) else { return [] }
  return elements.prefix(elementLimit).enumerated().map { ("[\($0.offset)]", $0.element as Any) }
}

/// Returns `["home"]` or `[3]` for the keys that have a plain text; an app's own `description` is
/// not run.
private func subscriptLabel<Key>(_ key: Key) -> String {
  switch key {
  case let text as String: "[\"\(text)\"]"
  case let number as Int: "[\(number)]"
  default: "[\(_typeName(type(of: key), qualified: false))]"
  }
}
