import Foundation

/// What a language server says: an answer, a request of its own, or news.
struct Message {
  private let fields: [String: Any]

  /// Reads a message.
  /// - Throws: The error of its JSON.
  init(_ body: Data) throws {
    fields = try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
  }

  /// What the message is of; nil for an answer.
  var method: String? { fields["method"] as? String }
  /// The identifier of a request that wants an answer; nil for all else.
  var request: Any? { method == nil ? nil : fields["id"] }
  /// Why a request was refused; nil if it was not.
  var refusal: String? { (fields["error"] as? [String: Any])?["message"] as? String }

  /// A Boolean value that tells whether this is the answer to the request of that number.
  func answers(_ id: Int) -> Bool { method == nil && fields["id"] as? Int == id }

  /// The labels of the completions that an answer offers.
  var completions: [String] {
    let result = fields["result"] as? [String: Any]
    let items = result?["items"] as? [[String: Any]]
    return items?.compactMap { $0["label"] as? String } ?? []
  }

  /// The errors and warnings of a file, by their lines, which are counted from 0.
  func diagnostics(of file: URL) -> [Int: String] {
    let parameters = fields["params"] as? [String: Any]
    guard method == "textDocument/publishDiagnostics",
      parameters?["uri"] as? String == file.absoluteString
    else { return [:] }
    let diagnostics = parameters?["diagnostics"] as? [[String: Any]]
    let lines = diagnostics?.compactMap { diagnostic -> (Int, String)? in
      let range = diagnostic["range"] as? [String: [String: Int]]
      guard let line = range?["start"]?["line"], let words = diagnostic["message"] as? String
      else { return nil }
      return (line, words)
    }
    return Dictionary(lines ?? []) { first, _ in first }
  }
}
