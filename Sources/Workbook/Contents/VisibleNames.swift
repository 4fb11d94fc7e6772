import Foundation

/// Lists what lies in a folder, sorted, without the names that begin with a point.
/// - Parameters:
///   - path: The folder's path.
///   - refusal: Makes an error of the system's reason for not giving them.
/// - Returns: The names.
/// - Throws: What `refusal` has made.
package func visibleNames<Refusal: Error>(
  in path: String,
  refusal: (String) -> Refusal
) throws(Refusal) -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !$0.hasPrefix(".") }.sorted()
  } catch {
    throw refusal(error.reason)
  }
}
