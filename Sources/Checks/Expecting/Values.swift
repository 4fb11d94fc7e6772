/// Expects a value to be equal to another.
///
/// The comparison is compiled here, out of reach of what a student's file may add to the same types.
/// - Parameters:
///   - found: The value as it is.
///   - expected: The value as it should be.
///   - what: What the value is, as the student knows it: "the titles on the stack".
@MainActor public func expect<Value: Equatable>(
  _ found: Value,
  equals expected: Value,
  _ what: String
) {
  guard found != expected else { return }
  record(what, expected: text(of: expected), found: text(of: found))
}

/// Expects a collection to have that many elements.
///
/// - Parameters:
///   - found: The elements.
///   - count: How many there should be.
///   - what: What the elements are, as the student knows them.
@MainActor public func expect<Element>(_ found: [Element], count: Int, _ what: String) {
  guard found.count != count else { return }
  let list = found.isEmpty ? "" : ": " + found.map(text(of:)).joined(separator: ", ")
  record(what, expected: "\(count)", found: "\(found.count)\(list)")
}

/// Expects two references to be to one object, or both to none.
///
/// - Parameters:
///   - found: The reference as it is.
///   - expected: The object it should refer to.
///   - what: What the reference is, as the student knows it.
@MainActor public func expect(_ found: AnyObject?, is expected: AnyObject?, _ what: String) {
  guard found !== expected else { return }
  let (expected, found) = (text(ofObject: expected), text(ofObject: found))
  record(what, expected: expected, found: found == expected ? "another \(found)" : found)
}

/// Expects that there is a value, and returns it.
///
/// - Parameters:
///   - found: The value, or nil.
///   - what: What the value is, as the student knows it.
/// - Returns: The value.
/// - Throws: An error that ends the check when there is none; the failure is recorded.
@MainActor public func require<Value>(_ found: Value?, _ what: String) throws -> Value {
  guard let found else {
    record(what, expected: "one", found: "none")
    throw RequirementNotMet()
  }
  return found
}

/// Ends a check whose rest makes no sense without a value that is not there.
struct RequirementNotMet: Error {}

/// Keeps a failure of the check that is running.
@MainActor func record(_ what: String, expected: String? = nil, found: String? = nil) {
  guard let recorder = Recorder.current else {
    preconditionFailure("an expectation stands outside of a check: \(what)")
  }
  recorder.record(what, expected: expected, found: found)
}

/// Describes a value: texts in quotation marks, objects by their type alone.
func text(of value: Any) -> String {
  switch value {
  case let text as String: "\"\(text)\""
  case let list as [Any]: "[" + list.map(text(of:)).joined(separator: ", ") + "]"
  case _ where type(of: value) is AnyClass: "\(type(of: value))"
  default: "\(value)"
  }
}

/// Describes an object by its type alone, since what it says of itself is the student's.
private func text(ofObject object: AnyObject?) -> String {
  object.map { "\(type(of: $0))" } ?? "nil"
}
