import UIKit

extension Path {
  /// Keeps what lies over the tabs in step with the navigation, both ways.
  @MainActor
  final class SheetPresenter: NSObject {
    private let navigator: Navigator
    private weak var presenter: UIViewController?
    private weak var sheet: UIViewController?
    private var shown: Book.ID?
    private var observer: Observer?

    init(navigator: Navigator, presenter: UIViewController) {
      self.navigator = navigator
      self.presenter = presenter
      super.init()
    }

    /// Begins to follow.
    ///
    /// The presenter is in a window: over any other, UIKit presents nothing.
    func start() {
      observer = Observer { [weak self] in self?.follow() }
    }

    private func follow() {
      let wanted = navigator.place.borrowing
      if wanted != shown {
        if shown != nil { presenter?.dismissPresented() }
        shown = wanted
        if let book = wanted.flatMap(navigator.shelf.book) { present(book) }
      }
      if navigator.place.isMissingBook { presentAlert() }
    }

    private func present(_ book: Book) {
      let borrow = BorrowViewController(book: book)
      borrow.onChoose = { [navigator] weeks in navigator.borrow(weeks: weeks) }
      borrow.onCancel = { [navigator] in navigator.place.borrowing = nil }
      let sheet = UINavigationController(rootViewController: borrow)
      sheet.presentationController?.delegate = self
      self.sheet = sheet
      presenter?.present(sheet, animated: true)
    }

    private func presentAlert() {
      navigator.place.isMissingBook = false
      (sheet ?? presenter)?.present(UIAlertController.noSuchBook(), animated: true)
    }
  }
}

extension Path.SheetPresenter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    shown = nil
    navigator.place.borrowing = nil
  }
}
