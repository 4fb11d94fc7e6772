/// What is asked of a driven app: one JSON object a line, on its standard input.
struct SessionRequest: Codable, Equatable, Sendable {
  var command: String
  var columns: Int
  var ascii: Bool
}

/// What a driven app answers: one JSON object a line, on its descriptor 3.
struct SessionReply: Codable, Equatable, Sendable {
  var lines: [Line]
  var labels: [String]
  var fields: [String]
  var ended: Bool

  struct Line: Codable, Equatable, Sendable {
    var role: Role
    var text: String

    enum Role: String, Codable, Sendable {
      case title, plain, changed, warning, failure, note
    }
  }
}
