import UIKit

extension Simulator {
  /// All navigation stacks on screen and beneath, those of the window first.
  ///
  /// An alert is no stack.
  var stacks: [NavigationStack] {
    let layers = launch.layers.filter { !($0 is UIAlertController) }
    let visible = layers.last?.frontLine.last
    return layers.enumerated().flatMap { index, layer in
      let style = index == 0 ? .window : layer.layerStyle
      let place = index > 1 ? "\(style.name) \(index)" : style.name
      let reader = StackReader(visible: visible, style: style, layer: ObjectIdentifier(layer))
      return reader.stacks(of: layer, place: place)
    }
  }
}

/// Finds the stacks within a layer.
@MainActor
private struct StackReader {
  var visible: UIViewController?
  var style: Screen.Style
  var layer: ObjectIdentifier

  func stacks(of controller: UIViewController, place: String) -> [NavigationStack] {
    switch controller {
    case let navigation as UINavigationController:
      return [stack(navigation.wholeStack, place, isNavigation: true)]
    case let tabs as UITabBarController:
      return (tabs.viewControllers ?? []).flatMap { child in
        stacks(of: child, place: "\(place), tab \"\(child.tabTitle)\"")
      }
    case let split as UISplitViewController:
      return split.shownColumns.flatMap { column in
        let name = split.isCollapsed ? "" : ", \(split.columnName(of: column))"
        return stacks(of: column, place: place + name)
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
    let items = controllers.map { controller in
      NavigationStack.Item(
        title: controller.displayTitle,
        type: controller.typeName,
        identity: ObjectIdentifier(controller)
      )
    }
    return NavigationStack(
      place: place,
      style: style,
      layer: layer,
      isInFront: visible != nil && controllers.last?.frontLine.last === visible,
      isNavigation: isNavigation,
      items: items
    )
  }
}
