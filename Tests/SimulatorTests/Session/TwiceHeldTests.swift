import Channel
import Testing
import UIKit

@testable import Simulator

private final class Flow {
  var childCoordinators: [Flow] = []
}

/// An app whose buttons keep one child twice, and let go of both.
private final class TwiceDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let root = Flow()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let controller = UIViewController()
    controller.view.addSubview(
      button("Add") { root in
        let child = Flow()
        root.childCoordinators = [child, child]
      }
    )
    controller.view.addSubview(button("Remove") { $0.childCoordinators = [] })
    window = UIWindow(windowScene: scene)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
  }

  private func button(_ title: String, _ action: @escaping @MainActor (Flow) -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { [root] _ in action(root) })
  }
}

extension AppTests {
  @MainActor struct TwiceHeldTests {
    @Test(arguments: [
      ("Add", "Flow joined the tree."), ("Remove", "Flow left the tree and was freed."),
    ])
    func aChildThatIsHeldTwiceJoinsAndLeavesOnce(button: String, words: String) async {
      let session = Session(Simulator(TwiceDelegate()))
      if button == "Remove" { _ = await session.reply(to: SessionRequest(command: "tap Add")) }
      let reply = await session.reply(to: SessionRequest(command: "tap \(button)"))
      #expect(reply.lines.filter { $0.role == .changed }.map(\.text) == [words])
    }
  }
}
