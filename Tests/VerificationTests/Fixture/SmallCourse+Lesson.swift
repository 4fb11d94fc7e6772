extension SmallCourse {
  /// The line of the text's transcript, of its listing, and of its first prediction.
  static let (answerLine, listingLine, predictionLine) = (19, 9, 22)

  static let lessonText = """
    # Flows

    ## First

    A flow begins.

    Go on: `read 5 second-half`, or look at [the tour](Tour.transcript).

    ```swift
    let first = UIViewController()
    first.title = "First"
    ```

    It can be driven:

    ```transcript
    $ run 5
    app> ask screen title
    First
    ```

    \(["1", "2", "3"].map(prediction).joined(separator: "\n\n"))

    ## Second half

    It ends.

    """

  /// Three questions for later days; the first stands in line 5.
  static let lessonReview =
    "# Later\n\n"
    + ["screen", "tree", "leaks"].map { "## After \($0)\n\n\(prediction($0, after: $0))\n" }
    .joined(separator: "\n")

  private static func prediction(_ number: String) -> String {
    prediction(number, after: "stacks")
  }

  private static func prediction(_ number: String, after command: String) -> String {
    """
    ```predict
    question: How many screens lie on the stack, for the \(number). time?
    run: \(command)
    ask: stack count
    choices:
    - 1
    - 2
    why: There is one.
    ```
    """
  }

  static let lessonTour =
    "# The app shows one screen.\n$ run 5\n"
    + String(repeating: "\napp> ask screen title\nFirst\n", count: 8)

  static let lessonApp = """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let first = UIViewController()
        first.title = "First"
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: first)
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    """
}
