/// A reference that does not keep its object alive.
package struct WeakReference {
  /// The object, until it is freed.
  package private(set) weak var object: AnyObject?

  /// Refers to an object.
  package init(_ object: AnyObject) { self.object = object }

  /// The word that stands in memory for this and every other weak reference to the object.
  var word: UInt {
    withUnsafeBytes(of: self) { $0.load(as: UInt.self) }
  }
}
