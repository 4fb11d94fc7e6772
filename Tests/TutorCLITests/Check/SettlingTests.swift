import Support
import Testing

/// A check and a driven app wait for asynchronous code, however often it changes threads.
@Suite(.timeLimit(.minutes(10)))
struct SettlingTests {
  @Test(arguments: [
    "await Task.detached {}.value", "await Elsewhere().work()", "await Task.yield()",
    "await Elsewhere.workOnAThreadOfItsOwn()",
  ])
  func hopsAreWaitedFor(hop: String) throws {
    let tutor = try AppWorkbook.make([
      AppWorkbook.hello: Self.app(doing: "for _ in 0..<60 { \(hop) }"),
      "Tests/Hidden/01-greetings/1-say-hello/HiddenTests.swift": Self.checks,
    ])
    let result = try tutor.filter(["check", "1.1"])
    #expect(result.output.contains("pass  hello is two"))
    let play = try tutor.filter(input: "run 1.1\ntap Begin\nscreen\n")
    #expect(play.output.contains("hello is 2"))
  }

  @Test func codeThatNeverEndsIsNotWaitedFor() throws {
    let tutor = try AppWorkbook.make([
      AppWorkbook.hello: Self.app(doing: "Task.detached { while true {} }"),
      "Tests/Hidden/01-greetings/1-say-hello/HiddenTests.swift": Self.checks,
    ])
    let result = try tutor.filter(["check", "1.1"])
    #expect(result.output.contains("pass  hello is two"))
  }

  private static let checks = """
    import Checks
    import Simulator
    @testable import SayHello

    @MainActor let checks = [
      Check("saysTwo", "hello is two") {
        let app = Simulator(SceneDelegate())
        try app.tap("Begin")
        await app.settle()
        Checks::expect(app.screen.allTexts.contains("hello is 2"), equals: true, "hello")
      }
    ]
    """

  /// An app whose button does something asynchronous, and then shows it.
  private static func app(doing work: String) -> String {
    """
    import Foundation
    import UIKit

    actor Elsewhere {
      func work() {}

      static func workOnAThreadOfItsOwn() async {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            let end = Date(timeIntervalSinceNow: 0.002)
            while Date() < end {}
            continuation.resume()
          }
        }
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Screen()
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    final class Screen: UIViewController {
      private let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Begin") { [self] _ in
          Task {
            \(work)
            label.text = "hello is 2"
          }
        })
        let stack = UIStackView(arrangedSubviews: [button, label])
        view.addSubview(stack)
      }
    }
    """
  }
}
