/// Finds what a submission defines under others' names, which would then be called in their place.
///
/// No name of another module has the submission's module in it; what an honest answer adds to a type of
/// others does, and so has a conformance. The compiler's own copies of what others define are weak: of
/// those only the checks' names count, of which an answer cannot have a copy, and UIKit's members, which
/// UIKit gives nobody a copy of.
struct OfferFlags {
  let symbols: ObjectSymbols
  /// The name of the submission's own module.
  let module: String

  /// The modules that an answer does not see.
  private static let unseen = Set(SupportBuilder.modules.map { $0[...] }).subtracting(["UIKit"])
  /// How the names of the compiler's own helpers begin that C could have too.
  private static let helpers = ["__swift_", "_swift_", "dynamic_cast_existential_", "block_"]

  /// The flags, in the order of the object file.
  var flags: [Flag] { symbols.offers.filter(isAnothers).map { Flag(.impostor, $0.name) } }

  private func isAnothers(_ offer: ObjectSymbols.Offer) -> Bool {
    let owners = offer.name.owners
    switch (offer.isSwift, offer.isWeak) {
    case (true, true):
      return !owners.isDisjoint(with: Self.unseen)
        || ["", "static ", "(extension in UIKit):"].contains { offer.name.hasPrefix("\($0)UIKit.") }
    case (true, false): return !owners.contains(module[...])
    case (false, true):
      return offer.name.utf8.allSatisfy(\.isPartOfName)
        && !Self.helpers.contains(where: offer.name.hasPrefix)
    case (false, false): return true
    }
  }
}

extension String {
  /// The first part of each path in a symbol, a single name being a path too.
  fileprivate var owners: Set<Substring> {
    let dot = UInt8(ascii: ".")
    let paths = utf8.split { !$0.isPartOfName && $0 != dot }
    return Set(paths.map { Substring($0.prefix { $0 != dot }) })
  }
}
