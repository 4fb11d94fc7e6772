/// The commands of a driven app, for completion alone: the app itself understands them.
enum AppVerb: String, CaseIterable, Sendable {
  case tap
  case type
  case back
  case swipe
  case open
  case advance
  case relaunch
  case screen
  case stacks
  case tree
  case leaks
  case log
  case help
  case quit
}
