extension Visit {
  /// Takes one event.
  func handle(_ event: Event) {
    switch event {
    case .line(let line): accept(line)
    case .endOfInput: endInput()
    case .interrupted: interrupt()
    case .suspended: input.suspend()
    case .resized: resize()
    case .terminated(let signal): terminate(signal)
    case .readable(let channel): read(channel)
    case .reported(let report): take(report)
    case .filesChanged: watched?.filesChanged()
    case .ticked: tick()
    }
  }

  /// Something has been at work for a while.
  private func tick() {
    isSlow = true
    sayThatRecheckIsSlow()
    sayThatWorkIsSlow()
    endLateApp()
  }

  /// The terminal may have another width.
  func resize() {
    guard let size = Terminal.reportedSize() else { return }
    context.terminal.columns = max(size.columns, Terminal.minimumColumns)
    if context.terminal.isInteractive { context.terminal.rows = size.rows }
    screen.renderer.terminal = context.terminal
    input.resize()
  }

  /// Ends the visit because a signal asks for it.
  func terminate(_ signal: Int32) {
    status = .signalled(signal)
    leaveAll()
  }
}
