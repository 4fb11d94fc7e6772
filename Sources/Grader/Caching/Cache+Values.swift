import Foundation
import Workbook

extension Cache {
  /// Finds a value that was found out before from the same inputs, or finds it out and keeps it.
  /// - Parameters:
  ///   - kind: What the entry holds.
  ///   - inputs: Reads all that the value depends on; read again when the value is there, since a value
  ///     whose inputs changed meanwhile belongs to neither.
  ///   - isKept: Tells whether the same would come of it another time.
  ///   - make: Finds the value out.
  /// - Returns: The value.
  /// - Throws: ``GraderError``, and what `make` throws.
  func value<Value: Codable>(
    _ kind: Kind,
    _ inputs: () throws -> Inputs,
    isKept: (Value) -> Bool,
    make: () throws -> Value
  ) throws -> Value {
    let before = try inputs()
    if let entry = existingEntry(kind, before) {
      do {
        return try JSONDecoder().decode(Value.self, from: Data(readFile("\(entry)/value")))
      } catch {
        // A power cut may leave a file without its contents: it is made anew.
        bury(entry)
      }
    }
    let value = try make()
    guard isKept(value), try inputs() == before else { return value }
    let text = Array(try JSONEncoder().encode(value))
    _ = try entry(kind, before) { folder throws(GraderError) in
      try writeFile("\(folder)/value", text)
    }
    return value
  }
}
