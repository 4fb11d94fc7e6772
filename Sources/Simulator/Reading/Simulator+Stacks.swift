import UIKit

extension Simulator {
  /// All navigation stacks on screen and beneath, those of the window first.
  var stacks: [NavigationStack] {
    let layers = launch.layers
    let visible = launch.visibleController
    return layers.enumerated().flatMap { index, layer in
      StackReader(visible: visible).stacks(
        of: layer,
        place: index == 0 ? "window" : layer.layerStyle.name
      )
    }
  }
}

/// Finds the stacks within a layer.
@MainActor
private struct StackReader {
  var visible: UIViewController?

  func stacks(of controller: UIViewController, place: String) -> [NavigationStack] {
    switch controller {
    case let navigation as UINavigationController:
      return [stack(navigation.viewControllers, place, isNavigation: true)]
    case let tabs as UITabBarController:
      return (tabs.viewControllers ?? []).flatMap { child in
        stacks(of: child, place: "\(place), tab \"\(child.tabTitle)\"")
      }
    default:
      let inside = controller.children.flatMap { stacks(of: $0, place: place) }
      let hasNavigation = inside.contains(where: \.isNavigation)
      return hasNavigation ? inside : [stack([controller], place, isNavigation: false)]
    }
  }

  private func stack(
    _ controllers: [UIViewController],
    _ place: String,
    isNavigation: Bool
  ) -> NavigationStack {
    NavigationStack(
      place: place,
      isInFront: controllers.last?.frontLine.last === visible,
      isNavigation: isNavigation,
      items: controllers.map {
        .init(title: $0.displayTitle, type: $0.typeName, identity: ObjectIdentifier($0))
      }
    )
  }
}
