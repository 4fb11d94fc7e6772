import Spelling

/// Why the user could not do something.
public enum ActionError: Error, Equatable, Sendable {
  /// Nothing with this label can be tapped.
  case nothingToTap(label: String, available: [String])
  /// It is there and takes no taps.
  case disabled(label: String)
  /// No field has this label.
  case noField(label: String, available: [String])
  /// It was not said into which field, and there is not exactly one.
  case fieldNotNamed(available: [String])
  /// There is no back button.
  case noBackButton(reason: String)
  /// The screen cannot be swiped back.
  case noBackSwipe(reason: String)
  /// No sheet is in front.
  case noSheet(inFront: String)
  /// There is no tab bar, or no tab with this label.
  case noTab(label: String, available: [String])
  /// There is no table, or no row with this text.
  case noRow(label: String, available: [String])
  /// There are no pages to turn, or none lies that way.
  case noPage(reason: String)
  /// A swipe over the row does not uncover this; nil if it was not said what to choose.
  case noRowAction(String?, row: String, available: [String])
  /// No slider, stepper, switch or segmented control has this label.
  case noSetting(label: String, available: [String])
  /// It cannot be set to this.
  case notAValue(String, label: String, allowed: String)
  /// Nothing here can be pulled down to be loaded anew, or it is being loaded already.
  case nothingToPull
  /// No field is being typed into.
  case noKeyboard
  /// The text is no URL.
  case notAURL(String)
  /// The app has crashed and takes no actions until it is relaunched.
  case crashed(reason: String)
  /// The user has left the app: no finger reaches it.
  case inBackground
}

extension ActionError: CustomStringConvertible {
  /// What is so, what is there instead, and what may have been meant.
  public var description: String {
    switch self {
    case .nothingToTap(let label, let available):
      Self.absence("Nothing here is labelled", label, "can be tapped", available)
    case .disabled(let label):
      "\"\(label)\" is disabled: a tap has no effect."
    case .noField(let label, let available):
      Self.absence("No field here is labelled", label, "can be typed into", available)
    case .fieldNotNamed(let available):
      "Say into which field: type TEXT into FIELD. " + Self.list("can be typed into", available)
    case .noBackButton(let reason): "There is no back button: \(reason)."
    case .noBackSwipe(let reason): "A swipe from the edge does nothing: \(reason)."
    case .noSheet(let inFront): "There is no sheet to swipe down: \(inFront) is in front."
    case .noTab(let label, let available):
      Self.absence("No tab is labelled", label, "can be chosen", available)
    case .noRow(let label, let available):
      Self.absence("No row says", label, "can be selected", available)
    case .noPage(let reason):
      "No page turns: \(reason)."
    case .noRowAction(let action, let row, let available):
      Self.rowAction(action, row, available)
    case .noSetting(let label, let available):
      Self.absence("Nothing to set is labelled", label, "can be set", available)
    case .notAValue(let text, let label, let allowed):
      "\"\(label)\" cannot be set to \(text): \(allowed)."
    case .nothingToPull: "Nothing here can be pulled down to be loaded anew."
    case .noKeyboard: "No field is being typed into. type TEXT into FIELD comes first."
    case .notAURL(let text): "\"\(text)\" is no URL. One looks like this: shop://user/7"
    case .crashed(let reason):
      "The app takes no actions until it is relaunched. It has crashed: \(reason)"
    case .inBackground:
      "The app is in the background, where no finger reaches it. resume brings it back."
    }
  }

  private static func rowAction(
    _ action: String?,
    _ row: String,
    _ available: [String]
  ) -> String {
    let swipe = "A swipe over \"\(row)\""
    if available.isEmpty {
      return action == nil
        ? "\(swipe) uncovers no button that can be known beforehand; try Delete."
        : "\(swipe) uncovers no such button."
    }
    let list = available.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(swipe) uncovers \(list). Choose one: swipe \(row) to \(available[0])"
  }

  private static func absence(
    _ start: String,
    _ label: String,
    _ verb: String,
    _ available: [String]
  ) -> String {
    let guess =
      Spelling.nearest(to: label, in: available)
      .map { " Did you mean \"\($0)\"?" } ?? ""
    return "\(start) \"\(label)\".\(guess) " + list(verb, available)
  }

  private static func list(_ verb: String, _ available: [String]) -> String {
    guard !available.isEmpty else { return "Nothing \(verb)." }
    return "What \(verb): " + available.map { "\"\($0)\"" }.joined(separator: ", ") + "."
  }
}
