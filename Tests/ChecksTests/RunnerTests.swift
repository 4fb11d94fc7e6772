import Channel
import Simulator
import Support
import Testing
import UIKit

@testable import Checks

/// All of it on the main actor and in turn: there is one imaginary phone in a process.
@MainActor @Suite(.serialized, .oneWorldAtATime)
struct RunnerTests {
  private func failures(
    _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async -> [Failure] {
    await Runner.run(Check("id", "A requirement", body: body))
  }

  @Test func metExpectationsLeaveNothing() async {
    let failures = await failures {
      Checks.expect([1, 2], equals: [1, 2], "The numbers")
      Checks.expect(["a"], count: 1, "The names")
      let object = UIView()
      Checks.expect(object, is: object, "The view")
      let one = try Checks.require(1 as Int?, "A number")
      Checks.expect(one, equals: 1, "The number")
    }
    #expect(failures == [])
  }

  @Test func unequalValuesShowBoth() async throws {
    let failures = await failures {
      Checks.expect(["Home", "Detail"], equals: ["Home"], "The titles")
    }
    let failure = try #require(failures.first)
    #expect(failure.what == "The titles")
    #expect(failure.expected == #"["Home"]"#)
    #expect(failure.found == #"["Home", "Detail"]"#)
  }

  @Test func wrongCountNamesTheElements() async {
    let failures = await failures { Checks.expect(["a", "b"], count: 1, "The names") }
    #expect(failures.first?.expected == "1")
    #expect(failures.first?.found == #"2: "a", "b""#)
  }

  @Test func objectsAreNamedByTheirTypeAlone() async {
    final class Flow {}
    let failures = await failures { Checks.expect([Flow(), Flow()], count: 1, "The flows") }
    #expect(failures.first?.found == "2: Flow, Flow")
  }

  @Test func anotherObjectOfTheSameTypeIsSaidToBeAnother() async {
    let failures = await failures { Checks.expect(UIView(), is: UIView(), "The view") }
    #expect(failures.first?.expected == "UIView")
    #expect(failures.first?.found == "another UIView")
  }

  @Test func missingValueEndsTheCheckOnce() async {
    let failures = await failures {
      _ = try Checks.require(nil as Int?, "A number")
      Checks.expect(1, equals: 2, "Never reached")
    }
    #expect(failures.map(\.what) == ["A number"])
  }

  @Test func thrownErrorFailsTheCheck() async {
    let failures = await failures {
      try Simulator(Scene()).tap("No such button")
    }
    #expect(failures.count == 1)
    #expect(failures.first?.what.contains("No such button") == true)
  }

  @Test func whatUIKitRaisesFailsTheCheck() async {
    let failures = await failures {
      let app = Simulator(Scene())
      app.navigationController?.pushViewController(UINavigationController(), animated: true)
    }
    #expect(
      failures.map(\.what) == ["The app crashed: Pushing a navigation controller is not supported"]
    )
  }

  @Test func failureKeepsTheAppOfThatMoment() async throws {
    let failures = await failures {
      let app = Simulator(Scene())
      Checks.expect(app, stack: ["Other"], "at launch")
    }
    let failure = try #require(failures.first)
    #expect(failure.what == "The navigation stack at launch")
    #expect(failure.facts["stack"] == #""Start""#)
    #expect(failure.stack.contains { $0.contains("Start") })
    #expect(failure.facts["screen"] == #""Start""#)
  }

  @Test func appOfAnEarlierCheckIsNotShown() async {
    _ = await failures { _ = Simulator(Scene()) }
    let failures = await failures { Checks.expect(1, equals: 2, "A number") }
    #expect(failures.first?.stack == [])
  }
}

/// An app with one screen.
private final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let start = UIViewController()
    start.title = "Start"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: start)
    window.makeKeyAndVisible()
    self.window = window
  }
}
