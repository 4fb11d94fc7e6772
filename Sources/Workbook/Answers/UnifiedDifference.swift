/// Two texts beside each other, as `diff -u` shows them: what differs, with three lines around it.
package struct UnifiedDifference: Equatable, Sendable {
  /// The lines, in order; none where both texts are the same.
  package let lines: [Line]

  /// One line of it.
  package enum Line: Equatable, Sendable {
    /// Where a stretch begins and how long it is, in both texts.
    case stretch(old: Range<Int>, new: Range<Int>)
    /// A line that both texts have.
    case both(String)
    /// A line that the first text alone has.
    case old(String)
    /// A line that the second text alone has.
    case new(String)
  }

  /// How many lines are shown around what differs.
  private static let margin = 3

  /// Compares two texts.
  package init(from old: [String], to new: [String]) {
    let all = Self.allLines(from: old, to: new)
    var lines: [Line] = []
    for stretch in Self.stretches(of: all) {
      let before = all[..<stretch.lowerBound]
      let first = (before.count { $0.isInOld }, before.count { $0.isInNew })
      let shown = all[stretch]
      lines.append(
        .stretch(
          old: first.0..<first.0 + shown.count { $0.isInOld },
          new: first.1..<first.1 + shown.count { $0.isInNew }
        )
      )
      lines += shown
    }
    self.lines = lines
  }

  /// Every line of both texts, those that both have once.
  private static func allLines(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      if removed.contains(here) {
        lines.append(.old(old[here]))
        here += 1
      } else if inserted.contains(there) {
        lines.append(.new(new[there]))
        there += 1
      } else {
        lines.append(.both(old[here]))
        here += 1
        there += 1
      }
    }
    return lines
  }

  /// Where something differs, with its margin; stretches that touch are one.
  private static func stretches(of lines: [Line]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for index in lines.indices where !(lines[index].isInOld && lines[index].isInNew) {
      let stretch = max(0, index - margin)..<min(lines.count, index + margin + 1)
      if let last = stretches.last, stretch.lowerBound <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        stretches.append(stretch)
      }
    }
    return stretches
  }
}

extension UnifiedDifference.Line {
  fileprivate var isInOld: Bool { if case .new = self { false } else { true } }
  fileprivate var isInNew: Bool { if case .old = self { false } else { true } }
}
