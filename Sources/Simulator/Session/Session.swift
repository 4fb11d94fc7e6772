package import Channel

/// Answers a student's commands about one running app.
@MainActor
package final class Session {
  private let app: Simulator

  /// The app before the last action: what is different since is marked in the pictures that are asked
  /// for.
  private var before: Situation?

  /// Opens a session on an app.
  package init(_ app: Simulator) { self.app = app }

  /// The first reply: the app as it is after its launch, with what that has begun asynchronously.
  package func opening(columns: Int = 76, ascii: Bool = false) async -> SessionReply {
    await app.settle()
    let canvas = Canvas(app, columns: columns, ascii: ascii)
    return reply(complaints(canvas) + canvas.pictures([.screen, .tree]))
  }

  /// Does what a request asks for.
  package func reply(to request: SessionRequest) async -> SessionReply {
    let canvas = Canvas(app, columns: request.columns, ascii: request.ascii)
    do throws(CommandError) {
      switch try CommandParser.parse(request.command) {
      case .act(let action): return reply(await perform(action, canvas))
      case .relaunch(let url): return reply(await relaunch(by: url, canvas))
      case .show(let picture):
        let remark = picture == .screen && app.isInBackground ? [Self.remarkInBackground] : []
        return reply(canvas.wrapped(.note, remark) + canvas.picture(picture, since: before))
      case .why(let type):
        let name = try TypeNames(of: app).name(type)
        return reply(canvas.wrapped(.plain, OwnerReport(app).lines(of: name)))
      case .ask(let question):
        return reply([.init(.plain, try question.answer(about: app))])
      case .map(let subject, let format):
        let text = app.diagram(subject, format)
        return reply(text.split(separator: "\n").map { .init(.plain, String($0)) })
      case .help(let verb): return reply(HelpDrawing(columns: canvas.columns).lines(about: verb))
      case .quit: return reply([], ended: true)
      }
    } catch {
      return reply(canvas.wrapped(.failure, [error.description]))
    }
  }

  private static let remarkInBackground =
    "The app is in the background; resume brings this back:"

  private func perform(_ action: Action, _ canvas: Canvas) async -> [SessionReply.Line] {
    let before = Situation(of: app)
    do throws(ActionError) {
      try action.perform(on: app)
    } catch {
      return canvas.wrapped(.failure, [error.description])
    }
    if action.settles { await app.settle() }
    self.before = before
    return canvas.lines(of: Changes(action: action, before: before, after: Situation(of: app)))
  }

  /// Launches the app anew: all of its objects are others, so only what looks different is drawn.
  private func relaunch(by url: String?, _ canvas: Canvas) async -> [SessionReply.Line] {
    let pictures: [Picture] = [.screen, .tree]
    let old = pictures.map { canvas.picture($0) }
    do throws(ActionError) {
      try app.relaunch(opening: url)
    } catch {
      return canvas.wrapped(.failure, [error.description])
    }
    await app.settle()
    before = nil
    let different = zip(pictures, old).filter { canvas.picture($0.0) != $0.1 }.map(\.0)
    let way = url.map { " by \($0)" } ?? ""
    let look = different.isEmpty ? ", and looks as it did" : ""
    let words = "The app was ended and launched again\(way)\(look)."
    return canvas.wrapped(.changed, [words]) + complaints(canvas) + canvas.pictures(different)
  }

  /// What went wrong while the app was launched.
  private func complaints(_ canvas: Canvas) -> [SessionReply.Line] {
    let crash = app.fault.map { ["The app has crashed: \($0)"] } ?? []
    return canvas.wrapped(.failure, crash)
      + canvas.wrapped(.warning, app.warnings.map { "UIKit: \($0)" })
  }

  private func reply(_ lines: [SessionReply.Line], ended: Bool = false) -> SessionReply {
    let screen = app.screen
    return SessionReply(
      lines: lines,
      labels: screen.labels,
      fields: screen.fields.map(\.label),
      types: OwnerReport(app).types,
      ended: ended
    )
  }
}
