/// What is read aloud in place of a drawing.
extension Message {
  package static let plainScreen = Message("plain.screen", "Screen:")
  package static let plainScreenOf = Message("plain.screenOf", "Screen, {kind}:")
  package static let plainLayer = Message("plain.layer", "Above it, {kind}:")
  package static let plainLevel = Message("plain.level", "level {level}:")
  package static let plainWeakArrow = Message("plain.weakArrow", "dotted arrow to")
  package static let plainArrow = Message("plain.arrow", "arrow to")
  package static let plainTo = Message("plain.to", "to")
}
