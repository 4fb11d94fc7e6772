extension Action {
  /// A Boolean value that tells whether the app comes to rest afterwards, its asynchronous code
  /// included.
  var settles: Bool {
    if case .advance = self { false } else { true }
  }

  /// Does it to an app.
  @MainActor
  func perform(on app: Simulator) throws(ActionError) {
    switch self {
    case .tap(let label, let times):
      try app.tap(Self.match(label, in: app.screen.labels), times: times)
    case .type(let text, let field): try app.type(text, into: try Self.field(field, in: app))
    case .back: try app.back()
    case .swipeBack(let ending): try app.swipeBack(ending)
    case .swipeDown(let ending): try app.swipeDown(ending)
    case .swipePage(let direction, let ending): try app.swipePage(direction, ending)
    case .swipeRow(let label, let action):
      try app.swipeRow(Self.match(label, in: app.screen.rows), choosing: action)
    case .set(let label, let value): try app.set(label, to: value)
    case .pull: try app.pullDown()
    case .pressReturn: try app.pressReturn()
    case .selectTab(let label):
      try app.selectTab(Self.match(label, in: app.screen.tabs.map(\.label)))
    case .selectRow(let label): try app.selectRow(Self.match(label, in: app.screen.rows))
    case .open(let url): try app.open(url)
    case .openDuring(let url, let action):
      try app.open(url) { () throws(ActionError) in try action.perform(on: app) }
    case .leave: try app.leave()
    case .comeBack: try app.comeBack()
    case .advance(let duration): app.advance(by: duration)
    }
  }

  /// Returns the label as it stands on the screen, if it differs in case alone.
  private static func match(_ label: String, in labels: [String]) -> String {
    if labels.contains(label) { return label }
    return labels.first { $0.lowercased() == label.lowercased() } ?? label
  }

  /// Returns the field that was named; without a name, the only one there is.
  @MainActor
  private static func field(_ label: String?, in app: Simulator) throws(ActionError) -> String {
    try app.requireInFront()
    let labels = app.screen.fields.map(\.label)
    if let label { return match(label, in: labels) }
    guard let only = labels.first, labels.count == 1 else {
      throw .fieldNotNamed(available: labels)
    }
    return only
  }
}
