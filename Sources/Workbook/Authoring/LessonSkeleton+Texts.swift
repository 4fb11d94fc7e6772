extension LessonSkeleton {
  var text: String {
    """
    # \(title)

    ## The question

    Write here: the problem that a reader has before this lesson.

    ## The code

    Write here: what is new, beside a few lines of the app.

    ```swift
    func start() {
      let first = FirstViewController()
      first.onGoOn = { [weak self] in self?.showSecond() }
      navigationController.setViewControllers([first], animated: false)
    }
    ```

    ## See it work

    Write here: what to notice when the app is driven.

    ```transcript
    $ run \(number)
    app> tap Go on
    app> stacks
    Window: stack, in front
      2  Second  UIViewController   (new)
      1  First   FirstViewController
    ```

    ## Predict

    \(predictions)

    """
  }

  private var predictions: String {
    [
      prediction("tap Go on", "stack count", ["1", "2", "3"]),
      prediction("tap Go on ; back", "screen title", ["First", "Second"]),
      prediction("tap Go on", "alive AppCoordinator", ["0", "1", "2"]),
    ].joined(separator: "\n\n")
  }

  /// Questions for later days, in settings that the text does not have.
  var review: String {
    let questions = [
      prediction("tap Go on ; back ; tap Go on", "stack", ["First", "First, Second"]),
      prediction("tap Go on ; back", "stack count", ["1", "2"]),
      prediction("tap Go on ; back", "alive AppCoordinator", ["0", "1"]),
    ]
    let headings = ["There and back", "What is left", "Who stays"]
    let parts = zip(headings, questions).map { "## \($0)\n\n\($1)\n" }
    return "# Questions for later days\n\n" + parts.joined(separator: "\n")
  }

  private func prediction(_ run: String, _ ask: String, _ choices: [String]) -> String {
    """
    ```predict
    question: Write here: what the reader is to foresee.
    run: \(run)
    ask: \(ask)
    choices:
    \(choices.map { "- \($0)" }.joined(separator: "\n"))
    why: Write here: what decides it.
    ```
    """
  }
}
