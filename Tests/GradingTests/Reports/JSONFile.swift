import Foundation
import Testing

/// An object of a JSON file, as a program in another language finds it.
struct JSONFile {
  private let members: [String: Any]

  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    members = try #require(value as? [String: Any])
  }

  private init(members: [String: Any]) { self.members = members }

  /// The names of the members.
  var keys: Set<String> { Set(members.keys) }

  subscript(key: String) -> Any? { members[key] }

  /// The object under a key; an empty one where there is none.
  func object(_ key: String) -> JSONFile {
    JSONFile(members: members[key] as? [String: Any] ?? [:])
  }

  /// The objects in the list under a key.
  func list(_ key: String) -> [JSONFile] {
    (members[key] as? [[String: Any]] ?? []).map(JSONFile.init(members:))
  }

  /// Compares the object with a description.
  /// - Parameters:
  ///   - fields: All fields that there may be, and what may stand in each.
  ///   - needed: Those that must be there.
  /// - Returns: What is not as it is described, a line each.
  func faults(_ fields: [String: @Sendable (Any) -> Bool], needed: [String]) -> [String] {
    let missing = needed.filter { members[$0] == nil }.map { "no \($0)" }
    let wrong = members.compactMap { name, value -> String? in
      guard let isRight = fields[name] else { return "unknown field \(name)" }
      return isRight(value) ? nil : "\(name) is \(value)"
    }
    return missing + wrong.sorted()
  }
}
