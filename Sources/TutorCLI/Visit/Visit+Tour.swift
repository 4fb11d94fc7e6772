import Workbook

extension Visit {
  /// Takes a line at the tour's prompt: ENTER goes on.
  func goOn(_ words: [String]) {
    guard let verb = words.first?.lowercased() else { return showNextStep() }
    if verb == QuitCommand.declaration.verb { return leave() }
    if verb == NextCommand.declaration.verb { return showNextStep() }
    screen.show([.line(Message.tourReminder(), .note)])
  }

  /// Begins the tour of an app that has just been started.
  func begin(_ tour: Tour) {
    self.tour = tour
    levels.append(.tour)
  }

  /// An answer has been shown; where nobody presses ENTER, the tour goes on by itself.
  func answeredTour() {
    guard let tour else { return }
    if tour.isVisitOver, tour.rest == nil { return endTour() }
    if !context.terminal.isInteractive { showNextStep() }
  }

  /// The app of a tour has ended by itself.
  ///
  /// A visit that was to show just that is followed by the next.
  func tourLostItsApp() {
    defer { tour = nil }
    guard let tour, tour.isVisitOver else { return }
    screen.show(TourView.said(tour.transcript.farewell))
    if let rest = tour.rest { perform { try TourView.beginning(of: rest, in: $0) } }
  }

  private func showNextStep() {
    guard var tour else { return }
    if let step = tour.takeStep() {
      self.tour = tour
      screen.show(TourView.passages(for: step), endsWithBlank: false)
      return send(step.command)
    }
    screen.show(TourView.said(tour.transcript.farewell))
    guard let rest = tour.rest else { return }
    leaveApp()
    perform { try TourView.beginning(of: rest, in: $0) }
  }

  /// All has been shown; where somebody types, the app is theirs.
  private func endTour() {
    let farewell = tour?.transcript.farewell ?? []
    tour = nil
    screen.show(TourView.said(farewell))
    guard context.terminal.isInteractive else { return leaveApp() }
    if case .tour = levels.last { levels.removeLast() }
    screen.show([.line(Message.tourOver(), .note)])
  }

  /// Leaves the app and the tour through it.
  private func leaveApp() {
    tour = nil
    closeApp()
    leaveAppLevel()
  }
}
