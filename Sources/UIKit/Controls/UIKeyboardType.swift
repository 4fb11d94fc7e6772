/// What keyboard is shown.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// Without accents.
  case asciiCapable = 1
  /// Numbers and marks.
  case numbersAndPunctuation = 2
  /// For web addresses.
  case URL = 3
  /// Figures.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For mail addresses.
  case emailAddress = 7
  /// Figures and a decimal point.
  case decimalPad = 8
}
