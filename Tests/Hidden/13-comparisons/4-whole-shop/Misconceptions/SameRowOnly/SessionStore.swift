/// What the app must remember from one launch to the next.
@MainActor
protocol SessionStore: AnyObject {
  /// The customer's name, or nil when nobody is signed in.
  var customer: String? { get set }
}
