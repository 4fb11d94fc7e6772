/// Draws what the user sees as a phone: bar, content, tabs, and what lies over it.
struct ScreenDrawing {
  private let width: Int
  private let glyphs: Glyphs

  /// A phone does not get wider than this.
  private static let widest = 46

  /// A sheet does not get narrower than this.
  private static let narrowest = 24

  /// Draws into a number of columns.
  init(columns: Int, glyphs: Glyphs) {
    width = min(columns, Self.widest)
    self.glyphs = glyphs
  }

  /// Returns the picture of a screen with what can be seen beneath it.
  func lines(of screen: Screen) -> [String] {
    var layers = screen.beneath + [screen]
    let lowest = layers.lastIndex { $0.style != .sheet } ?? layers.startIndex
    layers.removeFirst(lowest)
    // Each sheet is narrower than what it lies on; of a deep pile the lowest and the front ones are
    // drawn.
    let deepest = (width - Self.narrowest) / 4
    let pile = layers.count - 1 > deepest ? layers.prefix(1) + layers.suffix(deepest) : layers[...]
    return frame(pile, width: width)
  }

  /// Draws the first layer, and within it the others.
  private func frame(_ layers: ArraySlice<Screen>, width: Int) -> [String] {
    guard let screen = layers.first else { return [] }
    let box = BoxDrawing(width: width, glyphs: glyphs)
    let content = ContentDrawing(width: box.inner, glyphs: glyphs)
    let bar = content.bar(of: screen)
    let sheets = layers.dropFirst()
    guard sheets.isEmpty else {
      return box.lines(caption: caption(of: screen.style), [bar, frame(sheets, width: box.inner)])
    }
    let tabs = screen.tabs.isEmpty ? [] : content.tabs(screen.tabs)
    let body = screen.content.flatMap(content.lines) + (screen.alert.map(alert(box.inner)) ?? [])
    return box.lines(caption: caption(of: screen.style), [bar, body.isEmpty ? [""] : body, tabs])
  }

  private func caption(of style: Screen.Style) -> String? { style == .window ? nil : style.name }

  /// Gives what draws an alert into a width.
  private func alert(_ width: Int) -> (Screen.Alert) -> [String] {
    { alert in
      let box = BoxDrawing(width: width - 4, glyphs: glyphs)
      let texts = [alert.title, alert.message].compactMap(\.self)
      let content = ContentDrawing(width: box.inner, glyphs: glyphs)
      let fields = alert.fields.flatMap { content.lines(of: .field($0)) }
      let answers = alert.buttons.flatMap { content.lines(of: .button($0)) }
      return box.lines(
        caption: "alert",
        [texts.flatMap { Columns.wrap($0, box.inner) } + fields, answers]
      )
      .map { "  " + $0 }
    }
  }
}
