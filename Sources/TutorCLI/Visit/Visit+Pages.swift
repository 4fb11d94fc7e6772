import Workbook

extension Visit {
  /// Shows what came of a command, a page at a time where somebody reads at a terminal.
  func show(pagesOf outcome: Outcome) {
    let hasPrompt = !levels.isEmpty || isStaying || outcome.next.isWatch
    guard outcome.isPaged, !outcome.passages.isEmpty, let rows = context.terminal.rows,
      hasPrompt || isForReader
    else { return screen.show(outcome.passages) }
    // A lesson's text is cut to the screen already; a line about it above or below is no new page.
    let slack = if case .step = outcome.position?.stop { 4 } else { 0 }
    let lines = screen.renderer.lines(of: outcome.passages)
    let pages = Pages.cut(lines, rows: rows, slack: slack)
    guard pages.count > 1 else { return screen.show(outcome.passages) }
    if !hasPrompt { levels.append(.pages) }
    rest = pages
    turnPage()
  }

  /// Shows the next page; behind the last one a visit that was for them alone is over.
  func turnPage() {
    guard !rest.isEmpty else { return }
    screen.show(lines: rest.removeFirst())
    saysOnward = true
    if rest.isEmpty, case .pages = levels.last { leave() }
  }
}
