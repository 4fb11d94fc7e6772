import Foundation

@testable import Grading

/// An answer that nobody wrote: so many lines of Swift, chosen by a number.
struct GeneratedAnswer {
  var code: String

  /// What every answer begins with.
  static let starter = GeneratedAnswer(seed: 1_000_000, lines: 12)

  private static let patterns = [
    "    let first# = list#.filter { $0.number > % }",
    "    if flag# { show(#, over: %) }",
    "    for entry# in all { total += entry#.points * % }", "    navigation.push(Screen#(%))",
    "    guard let child# = children[%] else { return }", "    child#.parent = self // % of #",
    "    switch state# { case .done: finish(%) default: break }",
    "    text# += \"% loaves, \\(#)\"",
  ]

  init(seed: Int, lines: Int = 30) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let body = (0..<lines).map { _ in
      Self.patterns[next(below: Self.patterns.count)]
        .replacing("#", with: "\(next(below: 40))").replacing("%", with: "\(next(below: 90))")
    }
    code = (["final class Flow {", "  func start() {"] + body + ["  }", "}"])
      .joined(separator: "\n")
  }

  /// The print beyond the starter's.
  var print: CodePrint {
    CodePrint(["A.swift": Data(code.utf8)], beyond: Self.starterPrint)
  }

  private static let starterPrint = CodePrint(["A.swift": Data(starter.code.utf8)])
}
