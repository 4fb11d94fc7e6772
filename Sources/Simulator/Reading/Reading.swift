import UIKit

/// What the user sees, with the live objects that can be touched.
@MainActor
struct Reading {
  /// What is seen.
  private(set) var screen = Screen()

  /// What answers to a finger, in the order in which the screen shows it.
  private(set) var touchables: [Touchable] = []

  /// What can be typed into.
  private(set) var fields: [TypedField] = []

  /// What can be set by sliding or in steps.
  private(set) var settings: [AdjustableControl] = []

  /// What can be pulled down to be loaded anew.
  private(set) var refreshables: [UIScrollView] = []

  /// Reads what an app shows now.
  init(_ launch: Launch) {
    var layers = launch.layers
    let alert = layers.last as? UIAlertController
    if alert != nil { layers.removeLast() }
    let readers = layers.enumerated().map { index, layer in
      LayerReader(layer, style: index == 0 ? .window : layer.layerStyle)
    }
    guard let front = readers.last else { return }
    screen = front.screen
    screen.beneath = readers.dropLast().map(\.screen)
    if let alert {
      let answers = alert.answers
      fields = (alert.textFields ?? []).map(TypedField.init)
      screen.alert = Screen.Alert(
        title: alert.title,
        message: alert.message,
        fields: fields.map(\.shown),
        buttons: answers.map(\.button)
      )
      touchables = answers
    } else {
      touchables = front.touchables
      fields = front.fields
      settings = front.settings
      refreshables = front.refreshables
    }
  }
}
