import Foundation
import Grader
import Support

/// The small workbook with an app in its lesson and one in its exercise, and the means to build them.
enum AppWorkbook {
  /// Makes it; what apps run on is built before, once for all tests.
  static func make(_ others: [String: String] = [:]) throws -> RunningTutor {
    try supportLibrary.get()
    let tutor = try make(on: [:], others)
    try FileManager.default.createSymbolicLink(
      at: tutor.workbook.url.appending(path: "Sources"),
      withDestinationURL: root.appending(path: "Sources")
    )
    return tutor
  }

  /// Makes it on sources of its own.
  static func make(
    on sources: [String: String],
    _ others: [String: String] = [:]
  ) throws -> RunningTutor {
    let workbook = try SmallWorkbook.make(
      [
        "Lessons/01-greetings/SceneDelegate.swift": app,
        "\(hidden)/HiddenTests.swift": checks,
        "\(hidden)/Misconceptions/None/Misconception.md": "Fails: nothing\n\nNo.\n",
        "\(hidden)/Explanations.md":
          "## saysTwo\nSection: the-first-word\n\nTwo is what was asked for, not {found}.\n",
        more: app,
      ].merging(others) { _, new in new }.merging(sources) { _, new in new }
    )
    var tutor = try RunningTutor(workbook)
    tutor.environment["TUTOR_CACHE"] = Grader.defaultCache().path
    tutor.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    return tutor
  }

  /// The one file of exercise 1.1, which is to say 2.
  static let hello = "Exercises/01-greetings/1-say-hello/Hello.swift"

  /// The one file of exercise 1.2, which is an app.
  static let more = "Exercises/01-greetings/2-say-more/More.swift"

  private static let hidden = "Tests/Hidden/01-greetings/1-say-hello"

  private static let checks = """
    import Checks
    @testable import SayHello

    @MainActor let checks = [
      Check("saysTwo", "hello is two") { Checks::expect(hello, equals: 2, "hello") }
    ]
    """

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let supportLibrary = Result {
    try Grader(root: root, cache: Grader.defaultCache()).prepare()
  }

  static let app = """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: Menu())
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    final class Menu: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
        let field = UITextField()
        field.placeholder = "Name"
        let rows: [UIView] = [
          field,
          button("Open") { [self] in navigationController?.pushViewController(Detail(), animated: true) },
          button("Print") { print("hello from the app") },
          button("Crash now") { let numbers = [Int](); _ = numbers[numbers.count] },
          button("Print and crash") { print("last words"); let numbers = [Int](); _ = numbers[numbers.count] },
          button("Flood") { while true { print("again and again") } },
          button("Loop") { while true {} },
          button("Leave") { exit(7) },
        ]
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        view.addSubview(stack)
      }

      private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
      }
    }

    final class Detail: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
      }
    }
    """
}
