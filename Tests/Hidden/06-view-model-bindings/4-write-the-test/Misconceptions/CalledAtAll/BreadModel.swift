/// What a bread's view model promises, whoever has written it.
///
/// `Exercise.md` says what `order()` must do.
@MainActor
protocol BreadModel: AnyObject {
  /// How many loaves there are.
  var left: Int { get }

  /// Called after each change of `left`.
  var onDataUpdated: (() -> Void)? { get set }

  /// Orders a loaf, if there is one.
  func order()
}
