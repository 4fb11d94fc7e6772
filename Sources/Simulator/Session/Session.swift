package import Channel

/// Answers a student's commands about one running app.
@MainActor
package final class Session {
  private let app: Simulator

  /// Opens a session on an app.
  package init(_ app: Simulator) { self.app = app }

  /// The first reply: the app as it is after its launch.
  package func opening(columns: Int = 76, ascii: Bool = false) -> SessionReply {
    let canvas = Canvas(app, columns: columns, ascii: ascii)
    let crash = app.fault.map { SessionReply.Line(.failure, "The app has crashed: \($0)") }
    let warnings = app.warnings.map { SessionReply.Line(.warning, "UIKit: \($0)") }
    return reply([crash].compactMap(\.self) + warnings + canvas.pictures([.screen, .tree]))
  }

  /// Does what a request asks for.
  package func reply(to request: SessionRequest) async -> SessionReply {
    let canvas = Canvas(app, columns: request.columns, ascii: request.ascii)
    do throws(CommandError) {
      switch try CommandParser.parse(request.command) {
      case .act(let action): return reply(await perform(action, canvas))
      case .show(let picture): return reply(canvas.picture(picture))
      case .why(let type): return reply(canvas.wrapped(.plain, OwnerReport(app).lines(of: type)))
      case .ask(let question):
        return reply([.init(.plain, question.answer(about: app))])
      case .diagram(let subject, let format):
        let text = app.diagram(subject, format)
        return reply(text.split(separator: "\n").map { .init(.plain, String($0)) })
      case .help: return reply(HelpDrawing(columns: canvas.columns).lines.map { .init(.plain, $0) })
      case .quit: return reply([], ended: true)
      }
    } catch {
      return reply(canvas.wrapped(.failure, [error.description]))
    }
  }

  private func perform(_ action: Action, _ canvas: Canvas) async -> [SessionReply.Line] {
    let before = Situation(of: app)
    do throws(ActionError) {
      try action.perform(on: app)
    } catch {
      return canvas.wrapped(.failure, [error.description])
    }
    if action.settles { await app.settle() }
    if case .relaunch = action {
      return opening(columns: canvas.columns, ascii: canvas.ascii).lines
    }
    return canvas.lines(of: Changes(before: before, after: Situation(of: app)))
  }

  private func reply(_ lines: [SessionReply.Line], ended: Bool = false) -> SessionReply {
    let screen = app.screen
    return SessionReply(
      lines: lines,
      labels: screen.labels,
      fields: screen.fields.map(\.label),
      ended: ended
    )
  }
}
