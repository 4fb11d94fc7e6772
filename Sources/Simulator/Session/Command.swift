import Channel

/// What a student can ask of a running app.
enum Command: Equatable {
  case act(Action)
  case relaunch(url: String?)
  case show(Picture)
  case why(type: String)
  case ask(Question)
  case map(DiagramSubject, DiagramFormat)
  case help(Verb?)
  case quit
}

/// What a user, or time, does to an app.
enum Action: Equatable, Sendable {
  case tap(label: String, times: Int)
  case type(text: String, field: String?)
  case back
  case swipeBack(SwipeEnding)
  case swipeDown(SwipeEnding)
  case swipePage(PageSwipe, SwipeEnding)
  case swipeRow(label: String, action: String?)
  case set(label: String, value: String)
  case pull
  case pressReturn
  case selectTab(label: String)
  case selectRow(label: String)
  case open(url: String)
  /// A link that comes while what the user has begun is in motion.
  indirect case openDuring(url: String, Action)
  case leave
  case comeBack
  case advance(Duration)
}
