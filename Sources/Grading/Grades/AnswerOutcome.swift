/// What became of a student's answer to an exercise.
package enum AnswerOutcome: Equatable, Sendable {
  /// There is none, or it is the starter: no points, and no fault.
  case unattempted
  /// It was checked.
  case checked(CheckedAnswer)
  /// It was checked, and has no grade until a human has looked at what no honest answer needs.
  case held(CheckedAnswer)
  /// It could not be checked; the sentence says why.
  case unreadable(reason: String)
  /// It has no grade through no fault of the student's; the next run tries it again.
  case ungraded
}

/// Coded with the kind by its name, for whoever reads the file without this program.
extension AnswerOutcome: Codable {
  private enum Kind: String, Codable { case unattempted, checked, held, unreadable, ungraded }
  private enum Key: CodingKey { case kind, answer, reason }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .unattempted: .unattempted
      case .checked: .checked(try container.decode(CheckedAnswer.self, forKey: .answer))
      case .held: .held(try container.decode(CheckedAnswer.self, forKey: .answer))
      case .unreadable: .unreadable(reason: try container.decode(String.self, forKey: .reason))
      case .ungraded: .ungraded
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .unattempted: try container.encode(Kind.unattempted, forKey: .kind)
    case .ungraded: try container.encode(Kind.ungraded, forKey: .kind)
    case .checked(let answer), .held(let answer):
      let isHeld = self == .held(answer)
      try container.encode(isHeld ? Kind.held : .checked, forKey: .kind)
      try container.encode(answer, forKey: .answer)
    case .unreadable(let reason):
      try container.encode(Kind.unreadable, forKey: .kind)
      try container.encode(reason, forKey: .reason)
    }
  }
}
