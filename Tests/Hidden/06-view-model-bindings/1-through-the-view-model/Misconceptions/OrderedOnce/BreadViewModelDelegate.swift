/// What a `BreadViewModel` tells whoever has put its screen up.
@MainActor
protocol BreadViewModelDelegate: AnyObject {
  /// A loaf has been taken from the shelf and put into the basket.
  func breadViewModel(
    _ viewModel: BreadViewModel,
    didOrder bread: Bread
  )
}
