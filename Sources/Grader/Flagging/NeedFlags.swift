/// Finds what a submission needs that no honest answer does: an answer may use what stands here, and no
/// more.
struct NeedFlags {
  let symbols: ObjectSymbols
  /// The name of the submission's own module.
  let module: String

  /// The C functions that the compiler itself calls, and mathematics.
  private static let calls: Set = [
    "memcpy", "memmove", "memset", "memcmp", "bzero", "malloc", "free", "__stack_chk_fail",
    "_swift_stdlib_reportUnimplementedInitializerInFile", "_swiftEmptyArrayStorage",
    "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton", "_GLOBAL_OFFSET_TABLE_",
    "_NSConcreteStackBlock", "_Block_copy", "_Block_release", "__tls_get_addr",
    "fmod", "fmodf", "fma", "pow", "powf", "sqrt", "sqrtf", "floor", "floorf", "ceil", "ceilf",
    "round", "roundf", "trunc", "truncf", "rint", "sin", "cos", "tan", "atan2", "exp", "log",
    "log2",
    "log10", "hypot", "arc4random", "arc4random_uniform",
  ]
  /// The modules of which everything may be used; what is unsafe in them the compiler tells.
  private static let open: Set = [
    "UIKit", "Observation", "Synchronization", "RegexBuilder", "_StringProcessing",
    "Builtin", "_Concurrency", "Any", "AnyObject",
  ]
  /// What of Swift's own looks into objects, or at how the program was called.
  private static let looking: [String: Flag.Kind] = [
    "Mirror": .reflection, "dump": .reflection, "CustomReflectable": .reflection,
    "CommandLine": .system,
    // An error may go to any thread, and this one takes any object along.
    "EncodingError": .race,
  ]
  /// What lets another thread at objects though the compiler has not proved that it may: a block whose
  /// contents nobody looks at, and a queue on which observers get what others still hold.
  private static let carrying = [
    "DispatchWorkItem.__allocating_init", "DispatchWorkItem.init",
    "OperationQueue.__allocating_init", "OperationQueue.init",
  ]
  /// The types of Foundation and Dispatch that may be used: they reach no file, process or network.
  private static let types: Set = [
    "AttributedString", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
    "CharacterSet", "ComparisonResult", "CurrencyFormatStyleConfiguration", "CustomNSError", "Data",
    "DataProtocol", "Date", "DateComponents", "DateFormatter", "DateInterval",
    "DateIntervalFormatter", "Decimal", "Dimension", "DispatchGroup", "DispatchPredicate",
    "dispatchPrecondition", "DispatchQoS",
    "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchTimeInterval",
    "DispatchWallTime", "DispatchWorkItem", "DispatchWorkItemFlags", "FloatingPointFormatStyle",
    "FormatStyle", "FormatStyleCapitalizationContext", "Formatter", "ISO8601DateFormatter",
    "IndexPath", "IndexSet", "IntegerFormatStyle", "JSONDecoder", "JSONEncoder", "ListFormatStyle",
    "Locale", "LocalizedError", "Measurement", "MeasurementFormatter", "NSAttributedString",
    "NSCache", "NSCoder", "NSError", "NSKeyedArchiver", "NSLocalizedDescriptionKey",
    "NSLocalizedString", "NSLock", "NSLog",
    "NSMutableAttributedString", "NSNotification", "NSNumber", "NSObject", "NSObjectProtocol",
    "NSRange", "NSRecursiveLock", "NSRegularExpression", "NSTextCheckingResult", "OperationQueue",
    "JSONSerialization", "NSZone", "Notification", "NotificationCenter",
    "NumberFormatStyleConfiguration", "NumberFormatter", "ParseStrategy", "PersonNameComponents",
    "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter", "RunLoop",
    "SortDescriptor", "SortOrder", "StringProtocol", "StringStyle", "TimeZone", "Timer", "URL",
    "URLComponents", "URLQueryItem", "UUID", "Unit", "UnitDuration", "UnitLength", "UnitMass",
    "UnitTemperature", "UserDefaults", "_NSRange", "Bundle",
  ]
  /// What those types have that reaches further, by a part of its name.
  private static let members = [
    "contentsOf", "toFile", ".write(", "NoCopy", "fileDescriptor", "bookmark", "resourceValues",
    "checkResource", "fileSystemRepresentation", "Bundle.init", "Bundle.__allocating_init",
  ]

  /// The flags: calls first, then in the order of the object file.
  var flags: [Flag] {
    let calls = symbols.calls.filter { !$0.hasPrefix("swift_") && !Self.calls.contains($0) }
    return calls.map { Flag(.call, $0) } + symbols.needs.flatMap(flags)
  }

  private func flags(for need: String) -> [Flag] {
    let paths = need.dottedPaths
    let strangers = paths.compactMap(stranger)
    let isFoundations = paths.contains { $0[0].hasPrefix("Foundation") }
    if let carrier = Self.carrying.first(where: need.contains) {
      return strangers + [Flag(.race, String(carrier.prefix { $0 != "." }))]
    }
    guard isFoundations || need.contains("in Foundation"),
      let member = Self.members.first(where: need.contains)
    else { return strangers }
    return strangers + [Flag(.system, Self.name(of: member, in: need))]
  }

  /// The whole name as the source has it, `contentsOfFile`, so that its line is found.
  private static func name(of member: String, in need: String) -> String {
    let name = member.split(separator: ".").first.map { $0.filter { $0 != "(" } } ?? member
    guard let range = need.firstRange(of: member), member.utf8.last?.isPartOfName == true else {
      return name
    }
    let rest = need.utf8[range.upperBound...].prefix(while: \.isPartOfName)
    return name + String(decoding: rest, as: UTF8.self)
  }

  /// What a path, `Foundation.FileManager.default`, leads to that no answer needs.
  private func stranger(_ path: [Substring]) -> Flag? {
    switch String(path[0]) {
    case module: nil
    case "Swift": Self.looking[String(path[1])].map { Flag($0, String(path[1])) }
    case let owner where Self.open.contains(owner) || owner.isPlaceholder: nil
    case "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization":
      Self.types.contains(String(path[1])) ? nil : Flag(.system, String(path[1]))
    case let owner: Flag(.module, owner)
    }
  }
}

extension String {
  /// The paths of at least two names in a symbol, each in its parts: `Swift.Array.count` is three.
  ///
  /// What goes on behind a constraint, `<A>.count`, is no path of its own.
  var dottedPaths: [[Substring]] {
    let dot = UInt8(ascii: ".")
    return utf8.split { !$0.isPartOfName && $0 != dot }.filter { $0.first != dot }
      .map { Substring($0).split(separator: ".") }.filter { $0.count > 1 }
  }

  /// A Boolean value that tells whether the name stands for any type: `A`, `B1`, `Self`.
  fileprivate var isPlaceholder: Bool {
    self == "Self" || first?.isUppercase == true && dropFirst().allSatisfy(\.isNumber)
  }
}
