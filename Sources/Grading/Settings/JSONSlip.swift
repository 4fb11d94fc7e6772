import Foundation
import Workbook

/// The first place at which a text is not JSON, and what is wrong there.
///
/// Foundation's reader does not say where on Linux, and of a key that stands twice it takes one.
package struct JSONSlip: Equatable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int
  /// What is wrong, and what helps.
  package var problem: String

  /// What is wrong, with its place.
  var sentence: String {
    Message.jsonPlace(["line": line, "column": column, "problem": problem])
  }

  /// Finds the first slip.
  /// - Parameter data: A text in UTF-8.
  /// - Returns: Nil where this finds none, as in a number that JSON writes otherwise.
  static func first(in data: Data) -> JSONSlip? {
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    var reader = JSONSlipReader(Array(text.unicodeScalars))
    do throws(JSONSlip) {
      try reader.readAll()
      return nil
    } catch {
      return error
    }
  }
}

extension JSONSlip: Error {}
