import Foundation

/// Reads links as the document does, by both front doors.
struct LinkParser {
  func route(for url: URL) -> Route? {
    guard url.user == nil, url.password == nil, url.port == nil else {
      return nil
    }
    let host = url.host?.lowercased() ?? ""
    switch url.scheme?.lowercased() {
    case "crumb": return route(to: host, url.path)
    case "https" where host == "crumb.example":
      let steps = url.path.split(separator: "/", maxSplits: 1)
      guard steps.count == 2 else { return nil }
      return route(to: String(steps[0]), String(steps[1]))
    default: return nil
    }
  }

  private func route(to place: String, _ path: String) -> Route? {
    let isOrder = path.hasSuffix("/order") || path.hasSuffix("/order/")
    let way = isOrder ? path.replacing("/order", with: "") : path
    guard let number = Int(way.filter { $0 != "/" }) else { return nil }
    switch place {
    case "bread" where isOrder: return .order(BreadID(number: number))
    case "bread": return .bread(BreadID(number: number))
    case "user" where !isOrder: return .user(UserID(number: number))
    default: return nil
    }
  }
}
