import UIKit

/// What an app runs on.
public enum SimulatedDevice: Sendable {
  /// One column at a time.
  case phone
  /// Room for the columns of a split view.
  case tablet

  /// The stand-in's word for it.
  var device: Device { self == .phone ? .phone : .tablet }
}
