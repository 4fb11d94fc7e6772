/// Calls that stand in a report again and again.
extension CrashReport {
  /// So often a function calls itself by the way in honest code; a full stack holds thousands.
  private static let honestDepth = 4

  /// A Boolean value that tells whether one function stands in the report again and again.
  var isRecursion: Bool { !repeated.isEmpty }

  /// A Boolean value that tells whether a program that was stopped called itself deeper and deeper.
  ///
  /// Slow calls take all the time before the stack is full. A loop may stand in honest recursion, but
  /// that is hardly deeper than a report has room for.
  var isDeepening: Bool { isRecursion && calls.contains { $0.kind == "truncated" } }

  /// The functions of the student's that call each other without end, in the order of the calls.
  /// - Parameter files: The names of the student's files.
  /// - Returns: Each function once, at the line of its call; empty where none is the student's.
  func cycle(in files: Set<String>) -> [Frame] {
    let repeated = repeated
    var cycle: [Frame] = []
    for call in calls.reversed() {
      guard let frame = call.place(in: files), frame.line > 0, repeated.contains(frame.function),
        !cycle.contains(where: { $0.function == frame.function })
      else { continue }
      cycle.append(frame)
    }
    return cycle
  }

  private var repeated: Set<String> {
    let counts = Dictionary(grouping: calls.compactMap(\.function)) { $0 }.mapValues(\.count)
    return Set(counts.filter { $0.value > Self.honestDepth }.keys)
  }
}
