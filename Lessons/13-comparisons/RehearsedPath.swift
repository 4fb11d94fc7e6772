/// Drives the path, and there is nothing else to drive.
final class RehearsedPath: RehearsedShop {
  private let model = PathModel()

  var screens: [String] {
    ["Today's bread"]
      + model.path.map { route in
        switch route {
        case .bread(let name): name
        case .amount: "How many?"
        }
      }
  }

  var summary: String { model.order?.text ?? "Nothing ordered" }

  func choose(_ bread: Bread) { model.open(bread) }

  func order() {
    if let bread = model.path.last?.bread { model.order(bread) }
  }

  func take(_ amount: Amount) {
    if let bread = model.path.last?.bread { model.take(amount, of: bread) }
  }

  func goBack() { model.path.removeLast() }
}
