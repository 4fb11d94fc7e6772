/// One strong reference, seen from its target: `SignInViewModel.onDone`, a closure.
struct Holder: Equatable, Sendable, CustomStringConvertible {
  var owner: ObjectIdentifier
  var ownerName: String
  var path: String
  var isCapture: Bool
  var canLetGo: Bool
  var target: ObjectIdentifier
  var targetName: String

  /// The owner and the way: `SignInViewModel.onDone`.
  var place: String { "\(ownerName).\(path)" }

  var description: String { isCapture ? "the closure \(place)" : place }
}
