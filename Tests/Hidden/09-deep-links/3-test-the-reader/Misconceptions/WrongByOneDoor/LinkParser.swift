import Foundation

/// Reads links: texts come in that anybody may have written, routes go
/// on.
struct LinkParser {
  private let scheme = "crumb"
  private let site = "crumb.example"

  /// Returns where a link leads, or nil when it is none of ours.
  func route(for url: URL) -> Route? {
    guard let steps = steps(of: url) else { return nil }
    switch steps.count {
    case 2 where steps[0] == "bread":
      return number(steps[1]).map { .bread(BreadID(number: $0)) }
    case 2 where steps[0] == "user":
      return number(steps[1]).map { .user(UserID(number: $0)) }
    default:
      return nil
    }
  }

  /// The way that a link describes, the same for both front doors.
  private func steps(of url: URL) -> [String]? {
    guard
      let link = URLComponents(url: url, resolvingAgainstBaseURL: true),
      link.user == nil, link.password == nil, link.port == nil,
      let host = link.host?.lowercased()
    else { return nil }
    let path = path(of: link)
    switch link.scheme?.lowercased() {
    case scheme: return [host] + path
    case "https" where host == site: return path
    default: return nil
    }
  }

  /// What stands between the slashes; one slash may end it.
  private func path(of link: URLComponents) -> [String] {
    var path = link.percentEncodedPath.split(
      separator: "/",
      omittingEmptySubsequences: false
    ).dropFirst()
    if path.last == "" { path.removeLast() }
    return path.map(String.init)
  }

  /// Reads a number as we write them: one to six digits, the first of
  /// them no zero.
  private func number(_ text: String) -> Int? {
    let isOurs =
      (1...6).contains(text.count) && !text.hasPrefix("0")
      && text.allSatisfy { ("0"..."9").contains($0) }
    return isOurs ? Int(text) : nil
  }
}
