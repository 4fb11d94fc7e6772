import UIKit

/// A list that asks UIKit for a segue which no storyboard has.
final class UnlinkedListViewController: BreadListViewController {
  override func open(_ bread: Bread) {
    performSegue(withIdentifier: "showBraed", sender: bread)
  }
}
