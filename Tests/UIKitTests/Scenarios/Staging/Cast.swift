import UIKit

/// The screens of the scenarios.
///
/// They have types of their own, since UIKit's messages name types.
extension OneWorld.Scenarios {
  /// The root of the first stack.
  final class A: Player {}

  /// The second of a stack.
  final class B: Player {}

  /// The third of a stack, or what comes in the second's place.
  final class C: Player {}

  /// The fourth of a stack.
  final class D: Player {}

  /// Presented full screen.
  final class P: Player {}

  /// Presented as a sheet.
  final class S: Player {}

  /// Presented, or to be presented, when something else is.
  final class T: Player {}

  /// The lower one of a chain of two.
  final class M1: Player {}

  /// The upper one of a chain of two.
  final class M2: Player {}

  /// Neither on the first stack nor presented: another tab, another root.
  final class X: Player {}
}
