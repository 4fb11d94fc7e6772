/// Who is told of typing in a text view.
///
/// All of it is optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Stands for a method that the delegate does not have.
  public func textViewDidChange(_ textView: UITextView) {}
}
