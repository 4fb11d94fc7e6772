import Foundation

/// Reads links by two patterns, one for each front door.
struct LinkParser {
  func route(for url: URL) -> Route? {
    let link = url.absoluteString
    if let match = link.wholeMatch(of: Self.ownLink) {
      return route(to: match.1.lowercased(), match.2, match.3)
    }
    if let match = link.wholeMatch(of: Self.webLink) {
      return route(to: String(match.1), match.2, match.3)
    }
    return nil
  }

  private func route(
    to place: String,
    _ digits: Substring,
    _ order: Substring?
  ) -> Route? {
    guard let number = Int(digits) else { return nil }
    return switch (place, order) {
    case ("bread", nil): .bread(BreadID(number: number))
    case ("bread", _): .order(BreadID(number: number))
    case ("user", nil): .user(UserID(number: number))
    default: nil
    }
  }

  private static var ownLink: Regex<Link> {
    #/(?i:crumb://(bread|user))/([1-9][0-9]{0,5})(/order)?/?(?:[?\#].*)?/#
  }

  private static var webLink: Regex<Link> {
    #/
      (?i:https://crumb\.example)/(bread|user)/([1-9][0-9]{0,5})
      (/order)?/?(?:[?\#].*)?
    /#
  }

  /// The whole link, place, number, and order if it is one.
  private typealias Link = (Substring, Substring, Substring, Substring?)
}
