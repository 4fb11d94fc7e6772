import UIKit

extension Simulator {
  /// Draws a part of the app.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - columns: The width that no line goes beyond; below 40 it counts as 40.
  ///   - glyphs: The characters to draw with.
  /// - Returns: The lines, without line ends and without spaces at the end.
  public func drawing(
    _ picture: Picture,
    columns: Int = 76,
    glyphs: Glyphs = .unicode
  ) -> [String] {
    drawing(picture, columns: columns, glyphs: glyphs, since: nil)
  }

  /// Draws a part of the app and marks in its stacks and tree what is different from how it was.
  func drawing(
    _ picture: Picture,
    columns: Int,
    glyphs: Glyphs,
    since before: Situation?
  ) -> [String] {
    let columns = max(columns, 40)
    let lines =
      switch picture {
      case .screen: ScreenDrawing(columns: columns, glyphs: glyphs).lines(of: screen)
      case .stacks: StacksDrawing(glyphs: glyphs, before: before?.stacks).lines(of: stacks)
      case .tree:
        TreeDrawing(glyphs: glyphs, marks: (before?.tree).map(TreeMarks.init))
          .lines(of: tree, leaks: leaks)
      case .leaks: LeaksDrawing(glyphs: glyphs).lines(of: leaks, beside: tree)
      case .log: LogDrawing().lines(of: launch.runtime.callbacks)
      }
    return lines.flatMap { HangingIndent.wrap($0, columns) }
  }
}
