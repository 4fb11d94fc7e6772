import Channel
import Foundation
import Simulator
import Testing
import UIKit

extension AppTests {
  /// A type that the program does not have is told; of one that it has, nothing may be alive.
  @MainActor struct TypeNamesTests {
    private let session = Session(Simulator(SceneDelegate()))

    @Test(
      arguments: [
        ("ask alive AuthCordinator", "AuthCordinator", "AuthCoordinator"),
        ("ask children ApCoordinator", "ApCoordinator", "AppCoordinator"),
        ("why MembersCordinator", "MembersCordinator", "MembersCoordinator"),
        ("ask alive UINavigationControler", "UINavigationControler", "UINavigationController"),
        ("ask alive NeverUsd", "NeverUsd", "NeverUsed"),
        ("ask children Qwertz", "Qwertz", nil),
        // What drives the app is no part of it.
        ("ask alive ObjectGraph", "ObjectGraph", nil),
      ] as [(String, String, String?)]
    )
    func aTypeThatIsNotThereIsTold(command: String, type: String, meant: String?) async {
      let guess = meant.map { " Did you mean \($0)?" } ?? ""
      #expect(
        await session.answer(command, columns: 200)
          == "failure: There is no type \(type) here.\(guess)"
      )
    }

    @Test(arguments: [
      // Of MembersCoordinator nothing lives before the log-in; NeverUsed is private to this file.
      ("ask alive MembersCoordinator", "0"), ("ask alive NeverUsed", "0"),
      ("ask alive UITableViewController", "0"), ("ask alive JSONDecoder", "0"),
      ("ask alive Choice", "0"), ("ask alive Crate", "0"), ("ask alive Crate<Int>", "0"),
      ("ask children MembersCoordinator", "none"), ("ask children AuthCoordinator", "none"),
      ("why MembersCoordinator", "No MembersCoordinator is alive that the app can reach."),
    ])
    func ofATypeThatIsThereNothingMayBeAlive(command: String, answer: String) async {
      #expect(await session.answer(command) == answer)
    }

    @Test(arguments: [
      ("ask alive authcoordinator", "1"), ("ask children APPCOORDINATOR", "AuthCoordinator"),
    ])
    func capitalsNeedNotBeTyped(command: String, answer: String) async {
      #expect(await session.answer(command) == answer)
    }
  }
}

private final class NeverUsed {}

private enum Choice {}

private final class Crate<Content> {}
