/// A view model that keeps every promise.
@MainActor
final class BreadViewModel: BreadModel {
  private(set) var left: Int
  var onDataUpdated: (() -> Void)?

  private let name: String
  private weak var navigation: (any BreadNavigation)?

  init(name: String, left: Int, navigation: any BreadNavigation) {
    self.name = name
    self.left = left
    self.navigation = navigation
  }

  func order() {
    guard left > 0 else { return }
    left -= 1
    onDataUpdated?()
    navigation?.breadWasOrdered(name)
  }
}
