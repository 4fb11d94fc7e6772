import Foundation

/// What was measured of something that the course promises.
struct Figure {
  /// What a figure counts.
  enum Unit {
    case seconds, megabytes, ratio
  }

  /// What was measured.
  let name: String
  /// The median of all rounds, or the ratio of two medians; of the memory the largest.
  let measured: Double
  let unit: Unit
  /// What it is to be at most; nil where it only stands beside another.
  let aim: Double?

  init(_ name: String, _ measured: Double, _ unit: Unit, aim: Double? = nil) {
    (self.name, self.measured, self.unit, self.aim) = (name, measured, unit, aim)
  }

  /// A time.
  init(_ name: String, _ time: Duration?, aim: Double? = nil) {
    self.init(name, (time ?? .zero) / .seconds(1), .seconds, aim: aim)
  }

  /// The table of all figures beside their aims.
  static func table(_ figures: [Figure]) -> String {
    var table = Table(["figure", "measured", "aim, at most", ""])
    for figure in figures {
      let aim = figure.aim.map { (figure.text($0), figure.measured <= $0 ? "met" : "missed") }
      table.add([figure.name, figure.text(figure.measured), aim?.0 ?? "", aim?.1 ?? ""])
    }
    return table.text
  }

  private func text(_ value: Double) -> String {
    switch unit {
    case .seconds: String(format: "%.3f s", value)
    case .megabytes: String(format: "%.1f MB", value)
    case .ratio: String(format: "%.2f", value)
    }
  }
}
