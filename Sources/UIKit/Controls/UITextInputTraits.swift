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

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// When capitals come by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At each word.
  case words = 1
  /// At each sentence.
  case sentences = 2
  /// At each letter.
  case allCharacters = 3
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user has chosen.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// What the text of a field means.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The meaning's text.
  public let rawValue: String

  /// Makes a meaning from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name to sign in with.
  public static let username = Self(rawValue: "username")
  /// A password to sign in with.
  public static let password = Self(rawValue: "password")
  /// A password that is being made.
  public static let newPassword = Self(rawValue: "new-password")
  /// A mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A person's name.
  public static let name = Self(rawValue: "name")
}
