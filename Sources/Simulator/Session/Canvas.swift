import Channel

/// Turns pictures and words into the lines of a reply.
@MainActor
struct Canvas {
  private let app: Simulator
  let columns: Int
  let ascii: Bool

  /// Draws an app into a number of columns.
  init(_ app: Simulator, columns: Int, ascii: Bool) {
    self.app = app
    self.columns = max(columns, 40)
    self.ascii = ascii
  }

  /// Returns a picture.
  func picture(_ picture: Picture) -> [SessionReply.Line] {
    app.drawing(picture, columns: columns, glyphs: ascii ? .ascii : .unicode)
      .map { .init(.plain, $0) }
  }

  /// Returns pictures, each but the screen under a title.
  func pictures(_ pictures: [Picture]) -> [SessionReply.Line] {
    pictures.flatMap { picture in
      let title = SessionReply.Line(.title, picture.title)
      return (picture == .screen ? [] : [title]) + self.picture(picture)
    }
  }

  /// Returns words, broken to the width.
  func wrapped(_ role: SessionReply.Line.Role, _ words: [String]) -> [SessionReply.Line] {
    words.flatMap { HangingIndent.wrap($0, columns) }.map { .init(role, $0) }
  }

  /// Returns what changed: in words, then the pictures that are different.
  func lines(of changes: Changes) -> [SessionReply.Line] {
    let words = changes.lines.flatMap { wrapped($0.role, [$0.text]) }
    let (before, after) = (changes.before, changes.after)
    let isScreenNew = before.screen != after.screen
    let isTreeNew = before.tree != after.tree || before.leaks != after.leaks
    let pictures: [Picture] = (isScreenNew ? [.screen] : []) + (isTreeNew ? [.tree] : [])
    guard !words.isEmpty || !pictures.isEmpty else { return [.init(.note, changes.stillness)] }
    return words + self.pictures(pictures)
  }
}

extension Picture {
  /// What stands above the picture.
  fileprivate var title: String {
    switch self {
    case .screen: "Screen"
    case .stacks: "Navigation stacks"
    case .tree: "Coordinators"
    case .leaks: "Leaks"
    case .log: "Callbacks"
    }
  }
}
