/// What a piece of text means.
///
/// A terminal decides how each looks; none rests on colour alone.
enum Role: Equatable, Sendable, CaseIterable {
  case plain
  case title
  case strong
  case emphasis
  case code
  case link
  case success
  case warning
  case failure
  case changed
  case note
  case prompt
}
