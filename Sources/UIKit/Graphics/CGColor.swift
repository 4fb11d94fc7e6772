/// A colour as Core Graphics has it, of which the stand-in keeps the name.
public final class CGColor: Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }
}
