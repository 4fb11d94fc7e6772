/// Tells which object a weak or unowned reference refers to, without following it.
///
/// An unowned reference is the object's address; weak references to one object all hold the same
/// word, the address of what the runtime keeps beside it.
struct WordDirectory {
  private var unowned: [UInt: ObjectIdentifier] = [:]
  private var weak: [UInt: ObjectIdentifier] = [:]

  /// Makes the directory of some objects.
  init(_ objects: [AnyObject]) {
    for object in objects {
      let identity = ObjectIdentifier(object)
      unowned[UInt(bitPattern: identity)] = identity
      weak[WeakReference(object).word] = identity
    }
  }

  /// Returns the object that a finding refers to and how; nil if it is none of those known, or
  /// gone.
  func resolve(_ target: Finding.Target) -> (ObjectIdentifier, Hold)? {
    switch target {
    case .object(let object):
      (ObjectIdentifier(object), .strong)
    case .word(let word):
      unowned[word].map { ($0, .unowned) } ?? weak[word].map { ($0, .weak) }
    }
  }
}
