/// The commands of a driven app, for completion alone: the app itself understands them.
enum AppVerb: String, CaseIterable, Sendable {
  case tap, type, back, swipe, tab, select, open, home, resume, relaunch, advance
  case screen, stacks, tree, leaks, log, why, ask, diagram, help, quit
}
