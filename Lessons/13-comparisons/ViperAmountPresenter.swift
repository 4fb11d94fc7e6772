/// P: decides what the question shows, and what an answer means.
@MainActor
final class ViperAmountPresenter {
  private let interactor: ViperAmountInteractor
  private let wireframe: any ViperAmountRouting

  init(
    interactor: ViperAmountInteractor,
    wireframe: any ViperAmountRouting
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  let title = "How many?"
  let amounts = Amount.allCases

  func didTake(_ amount: Amount) {
    interactor.place(amount)
    wireframe.backToList()
  }

  func didDecline() { wireframe.back() }
}
