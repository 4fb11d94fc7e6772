import Channel
import Workbook

extension Explainer {
  /// Explains a submission that ran: every requirement, then what is to be mended first, whole.
  ///
  /// A crash comes first, since it may be the cause of the rest; it does not hide the first check that
  /// could be judged, nor a known wrong answer.
  func graded(_ results: [CheckResult]) -> [Explanation.Part] {
    let list = results.map { Explanation.Part.check(requirement(of: $0), $0.ending.mark) }
    return [headline(for: results)] + list
      + toldFirst(of: results).flatMap { result in
        [.headline(requirement(of: result), passed: false)] + parts(of: result, among: results)
      } + recognised(results)
  }

  /// The gravest of the checks that are not met; behind a crash or a loop also the first that failed.
  private func toldFirst(of results: [CheckResult]) -> [CheckResult] {
    let unmet = results.filter { $0.ending != .passed }
    guard let gravest = unmet.min(by: { $0.ending.gravity < $1.ending.gravity }) else { return [] }
    guard gravest.ending.gravity < .failed, !gravest.ending.isFailed else { return [gravest] }
    return [gravest] + unmet.filter(\.ending.isFailed).prefix(1)
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
    case .failed(let failures): failures.told.map(self.failure) ?? []
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

  /// What was expected and what was found, and the app at that moment.
  private func failure(_ failure: Failure) -> [Explanation.Part] {
    var parts =
      failure.fault.map { [.sentence(Message.faulted(["fault": $0]))] }
      ?? comparison(failure)
    if !failure.stack.isEmpty {
      parts.append(.drawing(caption: Message.stackThen(), lines: failure.stack))
    }
    if !failure.tree.isEmpty {
      parts.append(.drawing(caption: Message.treeThen(), lines: failure.tree))
    }
    return parts
  }

  private func comparison(_ failure: Failure) -> [Explanation.Part] {
    guard let expected = failure.expected, let found = failure.found else {
      return [.sentence(failure.what)]
    }
    return [
      .comparison(
        what: failure.what,
        expected: .init(label: Message.expected(), value: expected.visible),
        found: .init(label: Message.found(), value: found.visible)
      )
    ] + Difference.sentences(expected: expected, found: found).map { .sentence($0) }
  }

  private func whyItMatters(_ result: CheckResult) -> [Explanation.Part] {
    guard let explanation = explanations.first(where: { $0.check == result.id }) else { return [] }
    let pointer = Message.reread(["lesson": exercise.id.lesson, "section": explanation.section])
    guard case .failed(let failures) = result.ending, let failure = failures.told else {
      return [.pointer(pointer)]
    }
    let text = failure.isCompared ? explanation.text.withoutBareFacts : explanation.text
    let why = text.tellingOnly(failure.places)
    return (why.isEmpty ? [] : [.markdown(why)]) + [.pointer(pointer)]
  }
}
