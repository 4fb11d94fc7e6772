import UIKit

/// The flow of a tab, with a stack of its own.
@MainActor
protocol TabCoordinator: Coordinator {
  var navigationController: UINavigationController { get }
}
