/// Ways to leave a stack.
let stories = [oneByOne, letGo]

/// Two flows that are left one after the other.
private let oneByOne = [
  Step(.begin("order", "Order")),
  Step(.didShow(["List", "Order"])),
  Step(.begin("address", "Address")),
  Step(.didShow(["List", "Order", "Address"])),
  Step(.didShow(["List", "Order"]), ends: ["address"]),
  Step(.didShow(["List"]), ends: ["order"]),
  Step(.begin("order", "Order")),
  Step(.didShow(["List", "Order"])),
  Step(.didShow(["List"]), ends: ["order"]),
]

/// A swipe that is let go, and one that is not.
private let letGo = [
  Step(.begin("order", "Order")),
  Step(.didShow(["List", "Order"])),
  Step(.willShow(["List"])),
  Step(.didShow(["List", "Order"])),
  Step(.willShow(["List"])),
  Step(.didShow(["List"]), ends: ["order"]),
]
