/// A partial order that a log must have: what is in it, how often, and what comes before what.
///
/// What is not named must not be there. An entry written `B.viewWillAppear(_)` stands for both
/// arguments, `(true)` and `(false)`. Of an entry that comes several times, the first one has the place.
struct Expected {
  /// An entry and how often it may come.
  struct Entry {
    let name: String
    let counts: ClosedRange<Int>
  }

  /// Two entries of which one comes first, if both come.
  struct Order {
    let earlier: String
    let later: String
  }

  private(set) var entries: [Entry] = []
  private(set) var orders: [Order] = []
  private(set) var absences: [Pattern] = []

  private init() {}

  private init(_ parts: [Expected]) {
    entries = parts.flatMap(\.entries)
    orders = parts.flatMap(\.orders)
    absences = parts.flatMap(\.absences)
  }

  private init(_ name: String, _ counts: ClosedRange<Int>) {
    entries = [Entry(name: name, counts: counts)]
  }
}

extension Expected {
  /// Nothing at all.
  static var nothing: Expected { Expected() }

  /// Parts that come one after the other, each whole before the next.
  static func sequence(_ parts: Expected...) -> Expected {
    var whole = Expected(parts)
    for (place, part) in parts.enumerated() {
      whole.order(part.entries, before: parts[(place + 1)...].flatMap(\.entries))
    }
    return whole
  }

  /// Parts whose order among themselves is open.
  static func anyOrder(_ parts: Expected...) -> Expected {
    Expected(parts)
  }

  /// An entry that may come once, or not at all.
  static func optional(_ name: String) -> Expected {
    Expected(name, 0...1)
  }

  /// An entry that may come a number of times.
  static func times(_ counts: ClosedRange<Int>, _ name: String) -> Expected {
    Expected(name, counts)
  }

  /// An entry that comes at least once.
  static func repeated(_ name: String) -> Expected {
    Expected(name, 1...Int.max)
  }
}

extension Expected {
  /// Adds parts that may come anywhere.
  func floating(_ parts: Expected...) -> Expected {
    Expected([self] + parts)
  }

  /// Orders entries that are listed elsewhere, as far as they come.
  func ordered(_ names: String...) -> Expected {
    var whole = self
    for (earlier, later) in zip(names, names.dropFirst()) {
      whole.orders.append(Order(earlier: earlier, later: later))
    }
    return whole
  }

  /// Names what above all must not come; `*` stands for any text.
  ///
  /// It is forbidden without being named. Naming it says so, in the test and in its failure.
  func absent(_ patterns: Pattern...) -> Expected {
    var whole = self
    whole.absences += patterns
    return whole
  }

  private mutating func order(_ earlier: [Entry], before later: [Entry]) {
    for first in earlier {
      orders += later.map { Order(earlier: first.name, later: $0.name) }
    }
  }
}

extension Expected: ExpressibleByStringLiteral {
  /// An entry that comes once.
  init(stringLiteral name: String) {
    self.init(name, 1...1)
  }
}
