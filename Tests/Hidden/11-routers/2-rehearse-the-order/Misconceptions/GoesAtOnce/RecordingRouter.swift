/// A router without a screen, which writes down what it is told.
///
/// Nothing goes by itself: a test says when a screen has gone.
@MainActor
final class RecordingRouter: Router {
  private(set) var order: OrderViewModel?
  private(set) var receipt: ReceiptViewModel?
  private(set) var orderHasGone: (() -> Void)?
  private(set) var receiptHasGone: (() -> Void)?
  private var news: [String] = []

  /// Writes a line down.
  func note(_ line: String) { news.append(line) }

  /// Gives what was written down since the last time.
  func takeNews() -> [String] {
    defer { news = [] }
    return news
  }

  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {
    note("push \(name(of: screen))")
    if case .order(let model) = screen { order = model }
    orderHasGone = onRemoval
  }

  func pop() { note("pop") }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    note("present \(name(of: screen))")
    if case .receipt(let model) = screen { receipt = model }
    receiptHasGone = onRemoval
  }

  func dismiss() { note("dismiss") }

  private func name(of screen: Screen) -> String {
    switch screen {
    case .order(let model): "order of \(model.bread)"
    case .receipt(let model): "receipt of \(model.bread)"
    }
  }
}
