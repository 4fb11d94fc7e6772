extension SourceLayout {
  /// Each weak property and each weakly captured `self`, made strong.
  var strongReferences: [Change] {
    lineStarts.indices.flatMap { line in
      [weakProperty(onLine: line), weakCapture(onLine: line)].compactMap(\.self)
    }
  }

  /// A property without observers; its strong twin is set along with it.
  private func weakProperty(onLine line: Int) -> Change? {
    let content = content(ofLine: line)
    let pattern = /((?:[\w()]+ )*?)weak ((?:[\w()]+ )*)var (\w+): ([^={]+)/
    guard let match = code(in: content).wholeMatch(of: pattern) else { return nil }
    let (_, before, between, name, type) = match.output
    let (own, strong) = ("own\(Edit.number)\(name)", "strong\(Edit.number)\(name)")
    let replacement = """
      \(before)\(between)var \(name): \(type) { get { \(own) } \
      set { \(own) = newValue; \(strong) = \(SwitchedSource.question)(\(Edit.number)) ? newValue : nil } \
      }; fileprivate weak var \(own): \(type); fileprivate var \(strong): \(type)
      """
    return change(.strongReference, in: content) { [Edit(range: $0, replacement: replacement)] }
  }

  private func weakCapture(onLine line: Int) -> Change? {
    let content = content(ofLine: line)
    let text = code(in: content)
    guard let found = text.firstRange(of: /\[weak self\]( \(?[\w, ]*\)?)? in\b/) else { return nil }
    let start = content.lowerBound + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let end = content.lowerBound + text.utf8.distance(from: text.startIndex, to: found.upperBound)
    let captured = "strong\(Edit.number)"
    return change(.strongReference, in: start..<end, shownAs: content) { _ in
      [
        .insert(
          ", \(captured) = \(SwitchedSource.question)(\(Edit.number)) ? self : nil",
          at: start + "[weak self".utf8.count
        ),
        .insert(" _ = \(captured);", at: end),
      ]
    }
  }
}
