import UIKit

/// A list that prepares its segue under a name that it does not have.
final class MisspelledListViewController: SegueListViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showBraed" else { return }
    fill(segue.destination, with: sender)
  }
}
