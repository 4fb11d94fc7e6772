/// One small change that breaks a Swift file, or should.
package struct Change: Hashable, Sendable {
  /// What is done to the file.
  package enum Kind: String, CaseIterable, Sendable {
    /// A call or an assignment is left out.
    case deletion
    /// A call is made twice.
    case repetition
    /// A condition, or a Boolean result, is turned round.
    case turnedCondition
    /// `true` is `false`, or the other way round.
    case turnedLiteral
    /// 0 is 1, or the other way round.
    case shiftedNumber
    /// A weak reference owns.
    case strongReference
  }

  /// What is done.
  package let kind: Kind
  /// The line it is done in, from 1; the first if there are several.
  package let line: Int
  /// The text it is done to, on one line.
  package let text: String
  /// How the file is rewritten so that a switch decides between the old and the new.
  let edits: [Edit]

  /// The change in words, such as ``without `start()` ``.
  package var summary: String {
    switch kind {
    case .deletion: "without `\(text)`"
    case .repetition: "twice `\(text)`"
    case .turnedCondition: "the opposite of `\(text)`"
    case .turnedLiteral: "`\(text)` turned"
    case .shiftedNumber: "`\(text)` with 0 for 1, or 1 for 0"
    case .strongReference: "strong: `\(text)`"
    }
  }
}
