/// The two halves of a layout pass: deferred changes start, then what is not animated ends.
///
/// A change that starts may bring in a container with a change of its own, so all starts come before
/// the first end. That is how a whole tree appears before any of its controllers "did" appear.
@MainActor
struct LayoutPass {
  private var starts: [WeakDeferring] = []
  private var ends: [@MainActor () -> Void] = []

  /// `any Deferring` cannot stand for `AnyObject` in a generic type, hence a type of its own.
  private struct WeakDeferring {
    weak var object: (any Deferring)?
  }

  /// A Boolean value that tells whether nothing waits.
  var isEmpty: Bool {
    ends.isEmpty && !starts.contains { $0.object != nil }
  }

  /// Lets an object start its change at the next pass.
  ///
  /// Asking twice is asking once.
  mutating func deferStart(of object: any Deferring) {
    guard !starts.contains(where: { $0.object === object }) else { return }
    starts.append(WeakDeferring(object: object))
  }

  /// Lets an action run once everything that waits has started.
  mutating func deferEnd(_ action: @escaping @MainActor () -> Void) {
    ends.append(action)
  }

  /// Takes out the next object to start, of those laid out with a view when one is given.
  mutating func popStart(within view: UIView?) -> (any Deferring)? {
    starts.removeAll { $0.object == nil }
    let place = starts.firstIndex { reference in
      guard let view else { return true }
      return reference.object?.deferralView?.isDescendant(of: view) ?? false
    }
    return place.flatMap { starts.remove(at: $0).object }
  }

  /// Takes out the next end.
  mutating func popEnd() -> (@MainActor () -> Void)? {
    ends.isEmpty ? nil : ends.removeFirst()
  }
}
