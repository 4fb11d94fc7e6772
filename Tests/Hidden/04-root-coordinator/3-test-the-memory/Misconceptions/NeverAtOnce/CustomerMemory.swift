/// What a memory of the customer promises, whoever has written it.
///
/// `Exercise.md` says what it must do.
@MainActor
protocol CustomerMemory: AnyObject {
  /// Who is signed in, or nil for nobody.
  var customer: String? { get }

  /// Remembers that somebody has signed in.
  func signIn(as name: String)

  /// Remembers that nobody is signed in any more.
  func signOut()
}
