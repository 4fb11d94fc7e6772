import Foundation

extension Error {
  /// The system's reason, to stand inside a sentence: "The file doesn’t exist".
  package var reason: String {
    var text = localizedDescription
    let empty = "The operation could not be completed. "
    if text.hasPrefix(empty) { text.removeFirst(empty.count) }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
