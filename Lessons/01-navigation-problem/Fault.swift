/// A mistake that this app can make on request: `run 1 --fault NAME`.
enum Fault: String, CaseIterable {
  /// The favourites open a bread without the customer's discount.
  case forgottenDiscount = "forgotten-discount"
  /// The favourites open a bread without a basket.
  case forgottenBasket = "forgotten-basket"
  /// A view model opens the next screen.
  case navigatingViewModel = "navigating-view-model"
  /// A segue leads from the list to a bread.
  case segue
  /// The segue is prepared under another name than it has.
  case misspelledSegue = "misspelled-segue"
  /// The list performs a segue that nobody has drawn.
  case missingSegue = "missing-segue"
  /// The list is shown without a navigation controller.
  case noStack = "no-stack"

  /// Returns the fault named after `--fault`, or nil.
  static func named(in arguments: [String]) -> Fault? {
    guard let flag = arguments.firstIndex(of: "--fault"),
      let name = arguments[(flag + 1)...].first
    else { return nil }
    if let fault = Fault(rawValue: name) { return fault }
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    print("No fault is called \(name). There are: \(names).")
    return nil
  }
}
