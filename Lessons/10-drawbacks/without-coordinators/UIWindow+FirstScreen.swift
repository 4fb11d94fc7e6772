import UIKit

extension UIWindow {
  /// Shows the screen that it is time for, on a new stack.
  func showFirstScreen(session: Session, repository: BreadRepository) {
    let screen: UIViewController
    if let customer = session.customer {
      screen = BreadListViewController(
        viewModel: BreadListViewModel(repository: repository),
        customer: customer,
        session: session,
        repository: repository
      )
    } else {
      screen = SignInViewController(
        viewModel: SignInViewModel(),
        session: session,
        repository: repository
      )
    }
    rootViewController = UINavigationController(
      rootViewController: screen
    )
  }
}
