import UIKit

/// Makes the screen of one bread, with all that belongs to it.
@MainActor
func makeBreadScreen(name: String, bakery: Bakery) -> UIViewController {
  BreadViewController(name: name, bakery: bakery)
}
