import Foundation
import Introspection
import UIKit

/// An app as it is at one moment, to be compared with how it is at another.
@MainActor
struct Situation {
  let screen: Screen
  let stacks: [NavigationStack]
  /// The window's chosen tab, also while something covers it.
  let tab: String?
  let tree: CoordinatorTree
  let leaks: [Leak]
  let warnings: [String]
  let fault: String?
  let openedURLs: [String]
  let callbackCount: Int
  /// The layers that have been dismissed since launch.
  let dismissed: [ObjectIdentifier]
  private let addresses: [Address]

  /// Takes in an app.
  init(of app: Simulator) {
    screen = app.screen
    stacks = app.stacks
    let line = app.launch.layers.first?.frontLine ?? []
    tab = line.lazy.compactMap { $0 as? UITabBarController }.first?.selectedViewController?.tabTitle
    tree = app.tree
    leaks = app.leaks
    warnings = app.warnings
    fault = app.fault
    openedURLs = app.launch.runtime.application.openedURLs.map(\.absoluteString)
    callbackCount = app.callbacks.count
    dismissed = app.launch.runtime.dismissed
    let graph = app.graph
    let coordinators = tree.root?.all.compactMap { graph[$0.identity]?.object } ?? []
    addresses = (coordinators + app.launch.shownControllers).map(Address.init)
  }
}

/// Keeps an object's address from being given to another, without keeping the object alive.
///
/// While it is held, whoever has the same identity is the same object.
private struct Address {
  unowned let object: AnyObject
}
