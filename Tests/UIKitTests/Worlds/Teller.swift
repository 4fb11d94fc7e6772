import UIKit

/// A screen that notes which appearance callbacks it gets, and whether they are said to be animated.
final class Teller: UIViewController {
  private(set) var told: [String] = []

  /// What was told since the last time that it was asked for.
  var news: [String] {
    defer { told = [] }
    return told
  }

  override func viewWillAppear(_ animated: Bool) { note("will", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("is", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will go", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("gone", animated) }

  private func note(_ name: String, _ animated: Bool) {
    told.append(animated ? name + ", animated" : name)
  }
}
