import UIKit

extension UIAlertController {
  /// Says that a link leads to a book that the library does not have.
  static func noSuchBook() -> UIAlertController {
    let alert = UIAlertController(
      title: "No such book",
      message: "The link is old, or the book has been sold.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
