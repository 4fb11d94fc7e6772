import Foundation
import Simulator
import Testing
import UIKit

/// A way to write the navigation of an app, with an app that is written so.
struct Style: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// Launches the app.
  let launch: @MainActor @Sendable (Shelf, URL?) -> Simulator

  /// Gives the objects that see to the app's navigation, apart from the one that lives as long as
  /// the app.
  let flows: @MainActor @Sendable (any UIWindowSceneDelegate) -> [AnyObject]
}

extension Style {
  static let all = [delegates, closureRouter, path]

  static let delegates = Style(
    testDescription: "delegates",
    launch: { Simulator(Delegates.SceneDelegate(shelf: $0), opening: $1) },
    flows: { delegate in
      let root = (delegate as? Delegates.SceneDelegate)?.coordinator
      return root.map { below($0) } ?? []
    }
  )

  static let closureRouter = Style(
    testDescription: "closure router",
    launch: { Simulator(ClosureRouter.SceneDelegate(shelf: $0), opening: $1) },
    flows: { delegate in
      let root = (delegate as? ClosureRouter.SceneDelegate)?.coordinator
      return root.map { below($0) } ?? []
    }
  )

  static let path = Style(
    testDescription: "path",
    launch: { Simulator(Path.SceneDelegate(shelf: $0), opening: $1) },
    flows: { delegate in
      switch (delegate as? Path.SceneDelegate)?.coordinator?.flow {
      case .entrance(let stack): [stack]
      case .tabs(let tabs): [tabs, tabs.sheet] + tabs.stacks
      case nil: []
      }
    }
  )

  @MainActor
  private static func below(_ coordinator: any Delegates.Coordinator) -> [AnyObject] {
    coordinator.childCoordinators.flatMap { [$0] + below($0) }
  }

  @MainActor
  private static func below(_ coordinator: any ClosureRouter.AnyCoordinator) -> [AnyObject] {
    coordinator.childCoordinators.flatMap { [$0] + below($0) }
  }
}
