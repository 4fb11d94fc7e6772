import UIKit

/// What an app runs on.
public enum SimulatedDevice: Sendable {
  /// One column at a time.
  case phone
  /// Room for the columns of a split view.
  case tablet

  /// What this program was started for: a tablet if its arguments hold `--tablet`, else a phone.
  public static var ofThisRun: SimulatedDevice {
    CommandLine.arguments.contains("--tablet") ? .tablet : .phone
  }

  /// The stand-in's word for it.
  var device: Device { self == .phone ? .phone : .tablet }
}
