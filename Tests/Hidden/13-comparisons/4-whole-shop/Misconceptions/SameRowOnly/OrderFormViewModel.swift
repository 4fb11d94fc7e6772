/// What is about to be ordered.
@MainActor
final class OrderFormViewModel: PageViewModel {
  var onConfirmed: (() -> Void)?
  var onCancelled: (() -> Void)?

  let title = "Your order"
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var rows: [Row] {
    [
      .text("One \(bread.name), \(bread.price) crowns"),
      .button("Confirm") { [self] in onConfirmed?() },
      .button("Cancel") { [self] in onCancelled?() },
    ]
  }
}
