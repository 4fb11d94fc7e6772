/// What was found out about one thing that the tutor needs.
struct Diagnosis: Equatable, Sendable {
  var subject: Subject
  var state: State
  /// What was seen just now.
  var fact: String
  /// What to do about it.
  var cure: String?

  /// The things that the tutor needs, in the order in which they are told.
  enum Subject: String, Sendable {
    case toolchain, linker, libraries, sandbox, archives, events, terminal, disk, workbook
  }

  /// How well it does.
  enum State: Sendable {
    case sound
    /// All works; something works less well than it could.
    case weak
    /// Something does not work.
    case broken
  }

  init(_ subject: Subject, _ fact: String) {
    self.subject = subject
    self.fact = fact
    state = .sound
  }

  init(_ subject: Subject, _ state: State, _ fact: String, cure: String?) {
    self.subject = subject
    self.state = state
    self.fact = fact
    self.cure = cure
  }
}
