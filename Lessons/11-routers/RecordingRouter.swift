/// A router without any screen: it writes down what it is told, and a
/// test plays the user.
@MainActor
final class RecordingRouter: Router {
  /// What it was told to do, the oldest first.
  private(set) var calls: [String] = []
  private var stack: [RecordedScreen] = []
  private var sheet: RecordedScreen?

  /// What a user would have in front.
  var front: Screen? { (sheet ?? stack.last)?.screen }

  func setRoot(_ screen: Screen) {
    calls.append("root \(screen.title)")
    stack = [RecordedScreen(screen: screen, onRemoval: {})]
  }

  func show(_ screen: Screen, onRemoval: @escaping () -> Void) {
    calls.append("show \(screen.title)")
    let gone = stack.dropFirst()
    stack.removeLast(gone.count)
    stack.append(RecordedScreen(screen: screen, onRemoval: onRemoval))
    for screen in gone.reversed() { screen.onRemoval() }
  }

  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {
    calls.append("push \(screen.title)")
    stack.append(RecordedScreen(screen: screen, onRemoval: onRemoval))
  }

  func pop() {
    calls.append("pop")
    goBack()
  }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    calls.append("present \(screen.title)")
    guard sheet == nil else { return onRemoval() }
    sheet = RecordedScreen(screen: screen, onRemoval: onRemoval)
  }

  func dismiss() {
    calls.append("dismiss")
    swipeDown()
  }

  // MARK: What a user does

  /// Goes back, which nobody tells a router to do.
  func goBack() {
    guard stack.count > 1 else { return }
    stack.removeLast().onRemoval()
  }

  /// Swipes the sheet away.
  func swipeDown() {
    let gone = sheet
    sheet = nil
    gone?.onRemoval()
  }
}
