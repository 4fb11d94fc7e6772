/// A `MainCoordinator` that ends and leaves its sheet where it is.
final class SheetLeavingMainCoordinator: MainCoordinator {
  override func finish() {
    onFinish?(self)
  }
}
