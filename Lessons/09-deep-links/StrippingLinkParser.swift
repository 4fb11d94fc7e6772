import Foundation

/// Reads links as the first document does.
struct StrippingLinkParser {
  func route(for url: URL) -> Route? {
    guard url.host == "user" else { return nil }
    let digits = url.path.filter { $0 != "/" }
    return Int(digits).map { .user(UserID(number: $0)) }
  }
}
