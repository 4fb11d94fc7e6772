/// A router without a screen, which writes down what it is told.
@MainActor
final class RecordingRouter: Router {
  private(set) var calls: [String] = []

  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {
    calls.append("push")
  }

  func pop() {
    calls.append("pop")
  }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    calls.append("present")
  }

  func dismiss() {
    calls.append("dismiss")
  }
}
