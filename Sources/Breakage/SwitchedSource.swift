/// A Swift file in which all of several changes are written, each behind a switch.
///
/// So a file is compiled once, however many changes are tried. No line is added, and a diagnostic of
/// the compiler names the line of the original.
package struct SwitchedSource {
  /// The function that a switch asks; see ``declaration``.
  static let question = "isBroken"

  /// A Swift file that declares the switches: at most one is on, the one whose number the
  /// environment gives in ``variable``.
  package static let declaration = """
    import Foundation

    private let broken = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }

    public func \(question)(_ number: Int) -> Bool { broken == number }

    """

  /// The environment variable that says which change is made; without it none is.
  package static let variable = "BROKEN"

  /// The file's new text.
  package let text: String

  /// Writes changes into a file; each stands under the number that its switch is to have.
  package init(_ source: String, changes: [Int: Change]) {
    let edits = changes.flatMap { number, change in
      change.edits.map { $0.numbered(number) }
    }
    var bytes = Array(source.utf8)
    // From the end, so that no place moves before its turn.
    for edit in edits.sorted(by: { $0.place > $1.place }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
