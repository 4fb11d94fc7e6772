import Channel
import Workbook

extension Explainer {
  /// Explains a submission that ran: every requirement, then the first that is not met, whole.
  func graded(_ results: [CheckResult]) -> [Explanation.Part] {
    let list =
      [headline(for: results)] + results.map { .check($0.requirement, $0.ending.mark) }
    let failed = results.filter { $0.ending != .passed }
    guard let first = failed.first(where: { !$0.ending.isUnrun }) ?? failed.first else {
      return list
    }
    return list + [.headline(first.requirement, passed: false)]
      + parts(of: first, among: results) + recognised(results)
  }

  func headline(for results: [CheckResult]) -> Explanation.Part {
    let passed = results.count { $0.ending == .passed }
    let isPassed = passed == results.count
    return headline(
      isPassed ? .verdictPassed : .verdictFailed,
      passed: isPassed,
      [("passed", passed), ("all", results.count)]
    )
  }

  /// What happened in one check that failed, and why it matters.
  func parts(of result: CheckResult, among results: [CheckResult]) -> [Explanation.Part] {
    whatHappened(result, among: results) + whyItMatters(result)
  }

  private func whatHappened(
    _ result: CheckResult,
    among results: [CheckResult]
  ) -> [Explanation.Part] {
    switch result.ending {
    case .passed: []
    case .failed(let failures): failures.first.map(comparison) ?? []
    case .crashed(let crash): self.crash(crash)
    case .endedProcess(let code):
      [
        .markdown(
          Message.endedProcess([
            "code": code, "all": results.count,
            "number": (results.firstIndex { $0.id == result.id } ?? 0) + 1,
          ])
        )
      ]
    default: limit(result.ending)
    }
  }

  private func comparison(_ failure: Failure) -> [Explanation.Part] {
    var parts: [Explanation.Part] = []
    if let expected = failure.expected, let found = failure.found {
      parts.append(
        .comparison(
          what: failure.what,
          expected: .init(label: Message.expected(), value: expected),
          found: .init(label: Message.found(), value: found)
        )
      )
    } else {
      parts.append(.sentence(failure.what))
    }
    if !failure.stack.isEmpty {
      parts.append(.drawing(caption: Message.stackThen(), lines: failure.stack))
    }
    if !failure.tree.isEmpty {
      parts.append(.drawing(caption: Message.treeThen(), lines: failure.tree))
    }
    return parts
  }

  private func whyItMatters(_ result: CheckResult) -> [Explanation.Part] {
    guard let explanation = explanations.first(where: { $0.check == result.id }) else { return [] }
    let pointer = Message.reread(["lesson": exercise.id.lesson, "section": explanation.section])
    guard case .failed(let failures) = result.ending, let failure = failures.first else {
      return [.pointer(pointer)]
    }
    let text = explanation.text.withoutClauses(naming: failure.missing).filling(failure.places)
    return text.isEmpty ? [.pointer(pointer)] : [.markdown(text), .pointer(pointer)]
  }
}

extension Failure {
  /// The facts that an explanation may name and that this run does not have: a tap that met nothing
  /// expects nothing and finds nothing.
  fileprivate var missing: [String] {
    (expected == nil ? ["expected"] : []) + (found == nil ? ["found"] : [])
  }

  /// The facts of this run that an explanation may name.
  fileprivate var places: [(name: String, value: String)] {
    let own = [("expected", expected), ("found", found)].compactMap { name, value in
      value.map { (name: name, value: $0) }
    }
    return own + facts.map { (name: $0.key, value: $0.value) }
  }
}

extension CheckEnding {
  /// A Boolean value that tells whether the check came to its end and found what should not be.
  var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// A Boolean value that tells whether the check never began.
  var isUnrun: Bool {
    if case .leftUnrun = self { true } else { false }
  }

  fileprivate var mark: Explanation.Mark {
    self == .passed ? .met : isUnrun ? .unrun : .failed
  }
}
