/// A router without a screen: it knows what would lie where, and tells of
/// the end of a screen when it is asked to.
@MainActor
final class RecordingRouter: Router {
  typealias Entry = (screen: Screen, onRemoval: () -> Void)

  var calls: [String] = []
  var stack: [Entry] = []
  var sheet: Entry?

  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {
    calls.append("push \(screen.described)")
    stack.append((screen, onRemoval))
  }

  func pop() { calls.append("pop") }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    calls.append("present \(screen.described)")
    sheet = (screen, onRemoval)
  }

  func dismiss() { calls.append("dismiss") }

  func buy() {
    if case .order(let model) = stack.last?.screen { model.buy() }
  }

  func done() {
    if case .receipt(let model) = sheet?.screen { model.done() }
  }

  func loseSheet() {
    let gone = sheet
    sheet = nil
    gone?.onRemoval()
  }

  func loseTop() {
    if let gone = stack.popLast() { gone.onRemoval() }
  }
}

extension Screen {
  @MainActor var described: String {
    switch self {
    case .order(let model): "order \(model.bread)"
    case .receipt(let model): "receipt \(model.bread)"
    }
  }
}
