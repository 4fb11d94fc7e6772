import UIKit

/// A coordinator whose flow has a tab, and so a stack of its own.
@MainActor
protocol TabCoordinator: Coordinator {
  var navigationController: UINavigationController { get }
}
