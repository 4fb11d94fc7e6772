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
