import Foundation

/// Reads links: texts come in that anybody may have written, routes go
/// on.
struct LinkParser {
  /// Returns where a link leads, or nil when it is none of ours.
  func route(for url: URL) -> Route? {
    guard url.host == "user" else { return nil }
    let digits = url.path.filter { $0 != "/" }
    return Int(digits).map { .user(UserID(number: $0)) }
  }
}
