public import Foundation

/// Who is asked and told about typing in a text field.
///
/// All of it is optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Says whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Says whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Says whether the text may change.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Says whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Stands for a method that the delegate does not have.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Stands for a method that the delegate does not have.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Stands for a method that the delegate does not have.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Stands for a method that the delegate does not have.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Stands for a method that the delegate does not have.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Stands for a method that the delegate does not have.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
