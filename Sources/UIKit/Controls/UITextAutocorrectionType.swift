/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
