/// Where an app gets its breads from, whoever has written it.
///
/// `Exercise.md` says what it promises.
@MainActor
protocol BreadSource: AnyObject {
  /// What the last fetch has brought.
  var breads: [Bread] { get }

  /// Called after each fetch.
  var onChange: (() -> Void)? { get set }

  /// Asks the bakery what there is.
  func fetch()
}
