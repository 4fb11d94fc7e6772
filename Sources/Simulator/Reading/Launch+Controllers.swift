import UIKit

extension Launch {
  /// The roots of what lies on the screen: the window's, then what is presented over it, in order.
  var layers: [UIViewController] { window.map(Self.layers) ?? [] }

  /// The layer in front, or beneath an alert.
  var frontLayer: UIViewController? { layers.last { !($0 is UIAlertController) } }

  /// The controllers in the containers of all windows, each container before its content, what is
  /// presented after what presents it.
  var shownControllers: [UIViewController] {
    windows.flatMap(Self.layers).flatMap(\.family)
  }

  /// What the user sees in front of everything.
  var visibleController: UIViewController? { layers.last?.frontLine.last }

  private static func layers(of window: UIWindow) -> [UIViewController] {
    var layers: [UIViewController] = []
    var next = window.rootViewController
    while let layer = next, !layers.contains(where: { $0 === layer }) {
      layers.append(layer)
      next = layer.family.lazy.compactMap(\.presentedViewController).first
    }
    return layers
  }
}
