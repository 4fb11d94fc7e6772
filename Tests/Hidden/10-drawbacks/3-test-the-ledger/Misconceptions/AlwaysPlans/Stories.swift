/// Ways to leave a stack.
let stories = [several, replaced, letGo, again]

/// Three flows, of which two end at once, and then the last.
private let several = [
  Step(.begin("gift", "Gift")),
  Step(.didShow(["List", "Gift"])),
  Step(.begin("order", "Order")),
  Step(.didShow(["List", "Gift", "Order"])),
  Step(.begin("address", "Address")),
  Step(.didShow(["List", "Gift", "Order", "Address"])),
  Step(.didShow(["List", "Gift", "Order", "Address", "Map"])),
  Step(.didShow(["List", "Gift"]), ends: ["address", "order"]),
  Step(.didShow(["List"]), ends: ["gift"]),
  Step(.didShow(["List"])),
]

/// A stack that is as high as before, with a lower flow gone.
private let replaced = [
  Step(.begin("order", "Order")),
  Step(.didShow(["List", "Order"])),
  Step(.begin("address", "Address")),
  Step(.didShow(["List", "Order", "Address"])),
  Step(.didShow(["List", "Address", "Map"]), ends: ["order"]),
  Step(.didShow(["Address"])),
  Step(.didShow(["News"]), ends: ["address"]),
]

/// A swipe that is let go, and one that is not.
private let letGo = [
  Step(.begin("order", "Order")),
  Step(.willShow(["List", "Order"])),
  Step(.didShow(["List", "Order"])),
  Step(.willShow(["List"])),
  Step(.didShow(["List", "Order"])),
  Step(.willShow(["List"])),
  Step(.didShow(["List"]), ends: ["order"]),
]

/// Flows that begin again, or seem to.
private let again = [
  Step(.begin("order", "Order")),
  Step(.didShow(["List", "Order"])),
  Step(.didShow(["List"]), ends: ["order"]),
  Step(.didShow(["List", "Order"])),
  Step(.didShow(["List"])),
  Step(.begin("order", "Order")),
  Step(.didShow(["List", "Order"])),
  Step(.didShow(["List"]), ends: ["order"]),
  Step(.begin("order", "Order")),
  Step(.didShow(["List"]), ends: ["order"]),
]
