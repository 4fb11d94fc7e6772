/// A piece of a section.
package enum Block: Equatable, Sendable {
  /// Markdown without special blocks.
  case prose(String)
  /// A listing, with the words after the fence: `["swift"]`, `["swift", "antipattern"]`.
  case listing(words: [String], text: String, line: Int)
  /// What a reader sees when an app is driven.
  case transcript(Transcript)
  /// A question that asks to predict what the app does.
  case prediction(Prediction)
}

/// A question about what an app will do.
///
/// The right choice is found by running the app, never stored.
package struct Prediction: Equatable, Sendable {
  /// What is asked.
  package let question: String
  /// The app's arguments: `["--fault", "hand-off"]`.
  package let arguments: [String]
  /// What is done in the app, in order.
  package let commands: [String]
  /// What is then asked of the app: `stack count`, `alive AuthCoordinator`.
  package let ask: String
  /// The answers to choose from; exactly one is what the app gives.
  package let choices: [String]
  /// What is said afterwards, in Markdown.
  package let why: String
  /// Where the block begins in the file, from 1.
  package let line: Int
}
