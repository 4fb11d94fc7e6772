import Foundation

/// Reads links: texts come in that anybody may have written, routes go
/// on.
struct LinkParser {
  private let scheme = "crumb"
  private let site = "crumb.example"

  /// Returns where a link leads, or nil when it is none of ours.
  func route(for url: URL) -> Route? {
    guard let steps = steps(of: url), steps.count > 1,
      let number = number(steps[1])
    else { return nil }
    switch (steps[0], steps.dropFirst(2).first) {
    case ("bread", "order"): return .orderForm(BreadID(number: number))
    case ("bread", _): return .bread(BreadID(number: number))
    case ("order", _): return .order(OrderID(number: number))
    default: return nil
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

  /// What stands between the slashes, as it is written.
  private func path(of link: URLComponents) -> [String] {
    link.path.split(separator: "/").map(String.init)
  }

  private func number(_ text: String) -> Int? {
    Int(text)
  }
}
