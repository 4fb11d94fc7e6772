extension Expected {
  /// Compares with a log and gives the first misfit, or nil if the log is as expected.
  ///
  /// The log's marks of time, such as `(returned)`, count where the expectation names them.
  func misfit(in log: [String]) -> Misfit? {
    if let fault { return .faultyExpectation(fault) }
    var counts: [String: Int] = [:]
    for (place, text) in log.enumerated() where !isUnnamedMark(text) {
      guard let entry = entry(for: text) else { return unexpected(text, at: place) }
      let count = counts[entry.name, default: 0] + 1
      guard count <= entry.counts.upperBound else {
        return .tooOften(place: place, limit: entry.counts.upperBound)
      }
      if count == 1, let misfit = misplacement(of: entry, at: place, after: counts) {
        return misfit
      }
      counts[entry.name] = count
    }
    let missing = entries.first { counts[$0.name, default: 0] < $0.counts.lowerBound }
    return missing.map { .missing($0.name) }
  }

  private func isUnnamedMark(_ text: String) -> Bool {
    text.hasPrefix("(") && entry(for: text) == nil
  }

  private func entry(for text: String) -> Entry? {
    entries.first { $0.name == text } ?? entries.first { $0.name == openArgument(of: text) }
  }

  private func openArgument(of text: String) -> String {
    for argument in ["(true)", "(false)"] where text.hasSuffix(argument) {
      return text.dropLast(argument.count) + "(_)"
    }
    return text
  }

  private func unexpected(_ text: String, at place: Int) -> Misfit {
    guard let pattern = absences.first(where: { $0.matches(text) }) else {
      return .unexpected(place: place)
    }
    return .forbidden(place: place, pattern: pattern)
  }

  private func misplacement(
    of entry: Entry,
    at place: Int,
    after counts: [String: Int]
  ) -> Misfit? {
    let earlier = predecessors(of: entry.name)
    let lacking = entries.first {
      earlier.contains($0.name) && $0.counts.lowerBound > 0 && counts[$0.name] == nil
    }
    if let lacking { return .tooEarly(place: place, before: lacking.name) }
    let overtaken = entries.first {
      counts[$0.name] != nil && predecessors(of: $0.name).contains(entry.name)
    }
    return overtaken.map { .tooLate(place: place, after: $0.name) }
  }

  /// All that must come before an entry, by way of others too.
  private func predecessors(of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for order in orders where order.later == next {
        if found.insert(order.earlier).inserted { waiting.append(order.earlier) }
      }
    }
    return found
  }
}

extension Expected {
  /// What is wrong with the expectation itself, or nil.
  private var fault: String? {
    let names = entries.map(\.name)
    let known = Set(names)
    if known.count < names.count { return "an entry is listed twice" }
    for name in orders.flatMap({ [$0.earlier, $0.later] }) where !known.contains(name) {
      return "\(name) is ordered and not listed"
    }
    for name in names where predecessors(of: name).contains(name) {
      return "\(name) comes before itself"
    }
    for pattern in absences {
      guard let name = names.first(where: { pattern.matches($0) }) else { continue }
      return "\(name) is listed and must be absent: \(pattern.text)"
    }
    return nil
  }
}
