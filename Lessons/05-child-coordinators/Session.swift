/// Who is signed in.
///
/// It lives in memory alone, so that every launch begins signed out. An
/// app for the shop would keep it on the phone.
@MainActor
final class Session {
  /// The customer's name, or nil when nobody is signed in.
  var customer: String?
  /// The baker at the oven today, or nil before one has come.
  var baker: String?
}
