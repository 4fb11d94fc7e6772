import Channel

/// Turns pictures and words into the lines of a reply.
@MainActor
struct Canvas {
  private let app: Simulator
  let columns: Int
  private let glyphs: Glyphs

  /// Draws an app into a number of columns.
  init(_ app: Simulator, columns: Int, ascii: Bool) {
    self.app = app
    self.columns = max(columns, 40)
    glyphs = ascii ? .ascii : .unicode
  }

  /// Returns a picture, with marks where it differs from an earlier moment.
  func picture(_ picture: Picture, since before: Situation? = nil) -> [SessionReply.Line] {
    app.drawing(picture, columns: columns, glyphs: glyphs, since: before)
      .map { .init(.plain, $0) }
  }

  /// Returns pictures, each but the screen under a title.
  func pictures(_ pictures: [Picture]) -> [SessionReply.Line] {
    pictures.flatMap { title(of: $0) + picture($0) }
  }

  /// Returns words, broken to the width.
  func wrapped(_ role: SessionReply.Line.Role, _ words: [String]) -> [SessionReply.Line] {
    words.flatMap { HangingIndent.wrap($0, columns) }.map { .init(role, $0) }
  }

  /// Returns what changed: in words, then the pictures that are different, what is different in them
  /// marked.
  func lines(of changes: Changes) -> [SessionReply.Line] {
    let words = changes.lines.flatMap { wrapped($0.role, [$0.text]) }
    let (before, after) = (changes.before, changes.after)
    let isScreenNew = before.screen != after.screen
    let isTreeNew = before.tree != after.tree || before.leaks != after.leaks
    guard !words.isEmpty || isScreenNew || isTreeNew else {
      return [.init(.note, changes.stillness)]
    }
    return words + (isScreenNew ? picture(.screen) : []) + (isTreeNew ? tree(of: changes) : [])
  }

  private func tree(of changes: Changes) -> [SessionReply.Line] {
    let drawing = TreeDrawing(glyphs: glyphs, marks: TreeMarks(since: changes.before.tree))
    let lines = drawing.brief(changes.after.tree, leaks: changes.after.leaks)
    return title(of: .tree) + wrapped(.plain, lines)
  }

  private func title(of picture: Picture) -> [SessionReply.Line] {
    picture.title.map { [.init(.title, $0)] } ?? []
  }
}

extension Picture {
  /// What stands above the picture; nil for the screen, which says what it is by its shape.
  fileprivate var title: String? {
    switch self {
    case .screen: nil
    case .stacks: "Navigation stacks"
    case .tree: "Coordinators"
    case .leaks: "Leaks"
    case .log: "Callbacks"
    }
  }
}
