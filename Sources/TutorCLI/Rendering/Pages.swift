/// What is longer than the terminal, cut into pages, so that nothing scrolls past unread.
enum Pages {
  /// An empty line, the line that says what ENTER does, and the prompt.
  private static let taken = 3
  /// On a lower terminal than this, a page would hold a sentence.
  private static let fewestRows = 10

  /// Cuts lines into pages; there is one where all fit.
  ///
  /// A page ends where a reader would pause, if that is in its lower half: between two paragraphs, or
  /// before the next command to an app.
  /// - Parameters:
  ///   - lines: What is to be read.
  ///   - rows: The number of the terminal's lines.
  ///   - slack: How many lines more than a page are shown all the same.
  /// - Returns: The pages; none for no lines.
  static func cut(_ lines: [String], rows: Int, slack: Int = 0) -> [[String]] {
    let room = max(rows, fewestRows) - taken
    var rest = lines[...]
    while rest.last?.isEmpty == true { rest.removeLast() }
    var pages: [[String]] = []
    while rest.count > room + slack {
      let page = rest.prefix(room)
      let pause = page.indices.dropFirst(room / 2).last { isPause($0, in: page) } ?? page.endIndex
      pages.append(Array(rest[..<pause]))
      rest = rest[pause...].drop(while: \.isEmpty)
    }
    return rest.isEmpty ? pages : pages + [Array(rest)]
  }

  /// A list or a drawing stays with the sentence that announces it.
  private static func isPause(_ index: Int, in page: ArraySlice<String>) -> Bool {
    if page[index].contains("app> ") { return true }
    return page[index].isEmpty && page.dropLast(page.endIndex - index).last?.hasSuffix(":") != true
  }
}
