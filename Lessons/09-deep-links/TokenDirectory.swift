import Foundation

/// A directory that looks people up by what no link can contain.
final class TokenDirectory: Directory {
  private var tokens: [UserID: UUID] = [:]

  override func user(_ id: UserID) -> User? {
    users.first { AnyHashable(token(of: $0)) == AnyHashable(id.number) }
  }

  /// The identity that a person's value was given when it was made.
  private func token(of user: User) -> UUID {
    let token = tokens[user.id] ?? UUID()
    tokens[user.id] = token
    return token
  }
}
