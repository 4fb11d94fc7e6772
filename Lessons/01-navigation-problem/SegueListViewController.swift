import UIKit

/// A list that has its way to a bread drawn for it.
///
/// A storyboard would hold the segue, drawn from a button, and UIKit
/// would take the steps of `open(_:)`, in this order.
class SegueListViewController: BreadListViewController {
  override func open(_ bread: Bread) {
    let name = "showBread"
    guard shouldPerformSegue(withIdentifier: name, sender: bread) else {
      return
    }
    let segue = makeSegue(named: name)
    prepare(for: segue, sender: bread)
    segue.perform()
  }

  override func shouldPerformSegue(
    withIdentifier identifier: String,
    sender: Any?
  ) -> Bool {
    guard let bread = sender as? Bread else { return true }
    return !bread.isSoldOut
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showBread" else { return }
    fill(segue.destination, with: sender)
  }

  /// Gives the screen that a storyboard has made what it shows.
  func fill(_ destination: UIViewController, with sender: Any?) {
    guard let screen = destination as? DrawnBreadViewController,
      let bread = sender as? Bread
    else { return }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.discount = customer.discount
    viewModel.basket = basket
    screen.viewModel = viewModel
  }

  private func makeSegue(named name: String) -> UIStoryboardSegue {
    let screen = DrawnBreadViewController()
    return UIStoryboardSegue(
      identifier: name,
      source: self,
      destination: screen
    ) { [navigationController] in
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}
