extension Verb {
  /// What there is to know beyond the summary; nil where that says all.
  package var details: String? {
    switch self {
    case .tap:
      "LABEL is what stands on a button, bar button, row or tab, in quotation marks or not. With twice "
        + "both taps land before the app can react."
    case .type:
      "TEXT replaces what the field says. Where there is one field alone, into FIELD may be left out."
    case .swipe:
      "WAY is back (from the left edge), down (the sheet in front), left (to the next page) or right "
        + "(to the page before). With halfway the finger lets go too early, and everything slides back. "
        + "swipe ROW to ACTION swipes over a row and taps what that uncovers; swipe ROW says what it is."
    case .set: "A slider and a stepper take a number, a switch on or off."
    case .tab: "The chosen tab stands in brackets. Chosen again, it goes back to its first screen."
    case .open:
      "The link may be the app's own, shop://user/7, or a universal one, https://shop.example. With "
        + "during ACTION, as in during tap Order, it comes while what ACTION has begun is in motion."
    case .relaunch:
      "All objects are new then; what the app wrote down is still there. A URL is the link that starts it."
    case .advance: "SECONDS may have a fraction. What is in motion afterwards stays in motion."
    case .tree:
      "Beside a coordinator stand the screens it has put up. A dotted arrow is a weak reference. What is "
        + "marked (leaked) has left the tree and is alive."
    case .why: "TYPE is a type's name, such as AuthCoordinator. TAB completes it."
    case .map:
      "PART is tree or stacks; FORMAT is mermaid, the usual one, dot, for Graphviz, or svg. With to FILE "
        + "the tutor writes it; nothing is overwritten."
    case .save:
      "Every command and its answer is written down. Nothing is overwritten. `tutor replay FILE` plays "
        + "the visit again and says where it differs."
    case .enter, .back, .select, .pull, .home, .resume, .screen, .stacks, .leaks, .log, .ask, .help,
      .quit:
      nil
    }
  }
}
