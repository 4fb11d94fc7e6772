import UIKit

/// Makes the screen of one bread, with all that belongs to it.
@MainActor
func makeBreadScreen(name: String, bakery: Bakery) -> UIViewController {
  BreadModule.make(name: name, bakery: bakery)
}
