import UIKit

/// A button, and what it does; it is told on which screen.
struct MenuItem {
  let title: String
  let action: @MainActor (UIViewController) -> Void

  init(
    _ title: String,
    action: @escaping @MainActor (UIViewController) -> Void
  ) {
    self.title = title
    self.action = action
  }
}
