/// What a page shows, and what can happen on it.
@MainActor
protocol PageViewModel: AnyObject {
  var title: String { get }
  var rows: [Row] { get }
}
