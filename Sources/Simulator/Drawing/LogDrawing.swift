import UIKit

/// Draws what UIKit sent to the app, each with its time since launch.
struct LogDrawing {
  /// Returns a line a callback.
  func lines(of callbacks: [Callback]) -> [String] {
    guard !callbacks.isEmpty else { return ["UIKit has sent nothing."] }
    return callbacks.map { "\(Self.seconds($0.time))  \($0.description)" }
  }

  /// Returns a time as `0.35 s`, six columns at least.
  private static func seconds(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(10)).rounded())
    let rest = hundredths % 100
    let text = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    return Columns.spaces(6 - text.count) + text
  }
}
