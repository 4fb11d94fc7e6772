import Foundation
import Workbook

/// What an edition has written, kept in its folder: so it knows what somebody else has changed since.
struct EditionRecord: Codable, Equatable {
  /// The file's name, in the edition's root.
  static let fileName = ".edition"
  private static let currentForm = 1

  /// To be raised when an older tutor could not read it.
  private(set) var form = Self.currentForm
  var kind: EditionKind
  /// The name of what the last run that came to its end has written to each path.
  private(set) var written: [String: String] = [:]
  /// The names of what runs were about to write that may have been killed.
  private(set) var coming: [String: Set<String>] = [:]

  /// A record of nothing.
  init(kind: EditionKind) { self.kind = kind }

  /// Reads a record.
  /// - Returns: The record; nil where the bytes are none, or one of a newer tutor.
  init?(_ data: Data) {
    guard let record = try? JSONDecoder().decode(Self.self, from: data),
      record.form == Self.currentForm
    else { return nil }
    self = record
  }

  /// Its bytes.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("a record of names and texts can always be encoded")
    }
    return data
  }

  /// All paths that were written to, or were about to be.
  var paths: Set<String> { Set(written.keys).union(coming.keys) }

  /// A Boolean value that tells whether an edition has written that.
  func knows(_ data: Data, at path: String) -> Bool {
    let name = Self.name(of: data)
    return written[path] == name || coming[path]?.contains(name) == true
  }

  /// A Boolean value that tells whether that is something else than what was written before.
  func isNewer(_ data: Data, at path: String) -> Bool {
    written[path].map { $0 != Self.name(of: data) } ?? false
  }

  /// The record while another is being made true.
  func expecting(_ new: EditionRecord) -> EditionRecord {
    var both = self
    for (path, name) in new.written { both.coming[path, default: []].insert(name) }
    return both
  }

  /// Notes that this is what belongs to a path.
  /// - Returns: A Boolean value that tells whether that is new.
  @discardableResult
  mutating func note(_ data: Data, at path: String) -> Bool {
    let name = Self.name(of: data)
    return written.updateValue(name, forKey: path) != name
  }

  /// The name of what a file holds.
  private static func name(of data: Data) -> String {
    digest([UInt8](data), length: 16).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0\(digits)" : digits
    }.joined()
  }
}
