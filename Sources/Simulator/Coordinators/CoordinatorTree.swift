import Introspection
import UIKit

/// The coordinators of an app, as they own each other at one moment.
///
/// A coordinator is an object with a stored property `childCoordinators`; what that property holds
/// are its children. The root is the first coordinator that the scene delegate leads to. No
/// protocol is asked for, since each lesson and each student writes one of their own.
public struct CoordinatorTree: Equatable, Sendable {
  /// One coordinator.
  public struct Node: Equatable, Sendable {
    /// The type's name without its module.
    public var type: String

    /// Which object it is.
    ///
    /// Its memory may be given to another once it is freed.
    public var identity: ObjectIdentifier

    /// The type names of the controllers in the app's containers that lead to this coordinator and
    /// to no other, those further down the stack first.
    public var controllers: [String]

    /// The other coordinators that its stored properties refer to, such as its delegate.
    public var references: [CoordinatorReference]

    /// What `childCoordinators` holds, in order.
    ///
    /// One that is held twice is here twice.
    public var children: [Node]

    /// The node and everything below it, each before its children.
    public var all: [Node] { [self] + children.flatMap(\.all) }
  }

  /// The coordinator that owns all others; nil if there is none.
  public var root: Node?

  /// Finds the coordinators that a scene delegate leads to.
  @MainActor
  init(in graph: ObjectGraph, from delegate: AnyObject, controllers: [UIViewController]) {
    root = CoordinatorFinder(graph, controllers: controllers).tree(from: delegate)
  }

  /// The path of each coordinator, in order: `["AppCoordinator",
  /// "AppCoordinator/AuthCoordinator"]`.
  public var names: [String] { root.map { Self.names(of: $0, below: "") } ?? [] }

  /// Returns the coordinators of a type, in order.
  ///
  /// - Parameter name: The type's name, without its module.
  /// - Returns: The nodes, each before its children.
  public func nodes(named name: String) -> [Node] {
    root?.all.filter { $0.type == name } ?? []
  }

  /// Those below the root that have neither a screen nor a child: forgotten, perhaps.
  var idle: [Node] {
    (root?.all.dropFirst() ?? []).filter { $0.controllers.isEmpty && $0.children.isEmpty }
  }

  private static func names(of node: Node, below prefix: String) -> [String] {
    [prefix + node.type] + node.children.flatMap { names(of: $0, below: prefix + node.type + "/") }
  }
}

extension CoordinatorTree: CustomStringConvertible {
  /// The tree as it is drawn at 76 columns.
  public var description: String {
    TreeDrawing(glyphs: .unicode).lines(of: self).joined(separator: "\n")
  }
}
