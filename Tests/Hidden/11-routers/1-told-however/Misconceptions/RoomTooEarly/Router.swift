import UIKit

/// Brings screens to the user and takes them away; `Exercise.md` says what
/// it promises.
@MainActor
protocol Router: AnyObject {
  /// Makes this screen the only one on the stack.
  func setRoot(_ screen: UIViewController)

  /// Puts a screen on top of the stack.
  func push(_ screen: UIViewController, onRemoval: @escaping () -> Void)

  /// Takes the top screen away, unless it is the root.
  func pop()

  /// Takes away all screens but the root.
  func popToRoot()

  /// Lays a sheet over the stack, if none is there.
  func present(_ sheet: UIViewController, onRemoval: @escaping () -> Void)

  /// Takes the sheet away, if one is there.
  func dismiss()
}
