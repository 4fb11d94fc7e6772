/// Who is signed in.
@MainActor
final class Session {
  /// The customer's name, or nil when nobody is signed in.
  var customer: String?
  /// The baker at the oven today, or nil before one has come.
  var baker: String?
}
