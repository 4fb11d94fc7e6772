/// What is said of what no honest answer needs.
extension Message {
  package static let flagMemory = Message(
    "flag.memory",
    "{place}`{name}` reaches into memory that the compiler cannot vouch for."
  )
  package static let flagRace = Message(
    "flag.race",
    "{place}`{name}` gets past the compiler's proof that threads do not meet."
  )
  package static let flagReflection = Message(
    "flag.reflection",
    "{place}`{name}` looks into objects, or answers for one that is looked into."
  )
  package static let flagModule = Message(
    "flag.module",
    "{place}The module `{name}` is none that a task asks for."
  )
  package static let flagCall = Message("flag.call", "{place}`{name}` calls the system.")
  package static let flagSystem = Message(
    "flag.system",
    "{place}`{name}` reaches files, processes or the network."
  )
  package static let flagComparison = Message(
    "flag.comparison",
    "{place}`{name}` is defined anew, and the checks compare with it."
  )
  package static let flagState = Message(
    "flag.state",
    "{place}`{name}` is overridden, by which UIKit tells what is on screen."
  )
  package static let flagImpostor = Message(
    "flag.impostor",
    "{place}`{name}` is defined here under the name of what another module has, and would be called in its"
      + " place."
  )
  package static let flagShadow = Message(
    "flag.shadow",
    "{place}`{name}` is declared, which the checks use and the task does not ask for."
  )
  package static let flagged = Message(
    "verdict.flagged",
    "No honest answer needs this; whoever grades your answer would look at it first: {flags}"
  )
}
