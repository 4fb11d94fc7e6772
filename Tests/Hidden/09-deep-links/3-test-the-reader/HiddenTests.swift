import Checks
import Foundation

@testable import TestTheReader

@MainActor let checks = [
  Check("acceptsTheRightOne", "Your test has no complaint about a reader that keeps its word") {
    let found = complaints { route(for: $0, []) }
    Checks::expect(found, equals: [], "What your test says of a right reader")
  },

  Check("acceptsAnotherRightOne", "Your test asks for nothing that is not promised") {
    let found = complaints { route(for: $0, .takesPorts) }
    Checks::expect(found, equals: [], "What your test says of another right reader")
  },

  Check("noticesSilence", "Your test notices a reader that reads a part of the links only") {
    expectComplaint(about: "reads no link of our own scheme", .knowsNoScheme)
    expectComplaint(about: "reads no web link", .knowsNoSite)
    expectComplaint(about: "reads no link to a bread", .knowsNoBread)
  },

  Check("noticesWrongPlaces", "Your test notices a reader that leads to another place") {
    expectComplaint(about: "takes a bread for a person", .takesBreadsForUsers)
  },

  Check("noticesWrongNumbers", "Your test notices a reader that reads another number") {
    expectComplaint(about: "reads the first digit of a number only", .readsOneDigit)
    expectComplaint(about: "is one too high", .countsOneMore)
  },

  Check("noticesForeignSchemes", "Your test notices a reader that takes other schemes") {
    expectComplaint(about: "takes any scheme for ours", .takesAnyScheme)
    expectComplaint(about: "takes http for https", .takesHTTP)
  },

  Check("noticesForeignSites", "Your test notices a reader that takes other sites") {
    expectComplaint(about: "takes any site for ours", .takesAnySite)
    expectComplaint(about: "takes what ends like our site", .takesEnds)
    expectComplaint(about: "takes what begins like our site", .takesBeginnings)
  },

  Check("noticesFreeNumbers", "Your test notices a reader that is generous with numbers") {
    expectComplaint(about: "takes numbers with a sign", .takesSigns)
    expectComplaint(about: "takes numbers that begin with 0", .takesZeros)
    expectComplaint(about: "takes numbers of any length", .takesLongNumbers)
    expectComplaint(about: "reads the digits among letters", .takesLetters)
  },

  Check("noticesCase", "Your test notices a reader that is wrong about capitals") {
    expectComplaint(about: "knows scheme and host in small letters only", .knowsNoCapitals)
    expectComplaint(about: "takes a web link's path in capitals", .takesCapitals)
  },

  Check("noticesLostSlashes", "Your test notices a reader that is wrong about slashes") {
    expectComplaint(about: "passes over empty steps", .skipsEmptySteps)
    expectComplaint(about: "takes all slashes out of the number", .stripsSlashes)
    expectComplaint(about: "refuses a slash at the end", .refusesLastSlash)
  },

  Check("noticesMoreSteps", "Your test notices a reader that ignores a step too many") {
    expectComplaint(about: "ignores what follows the number", .ignoresMoreSteps)
  },

  Check("noticesDecoding", "Your test notices a reader that decodes the path first") {
    expectComplaint(about: "decodes the path first", .decodes)
  },

  Check("noticesTails", "Your test notices a reader that is disturbed by ? or #") {
    expectComplaint(about: "refuses a link with a ?", .refusesQueries)
    expectComplaint(about: "refuses a link with a #", .refusesFragments)
  },
]

/// Expects the student's test to refuse a kind of reader: each of those that slip at one door alone.
@MainActor private func expectComplaint(about behaviour: String, _ slip: Slips) {
  for door in slip.isOfOneDoor ? [nil] : ["links of our own", "web links"] {
    let isAccepted = complaints { link in
      route(for: link, door == nil || door == name(ofDoorOf: link) ? slip : [])
    }.isEmpty
    Checks::expect(
      isAccepted ? "no complaint" : "a complaint",
      equals: "a complaint",
      "What your test says of a reader that \(behaviour)" + (door.map { ", in \($0)" } ?? "")
    )
  }
}

private func name(ofDoorOf link: URL) -> String {
  link.scheme?.lowercased() == "crumb" ? "links of our own" : "web links"
}

/// What a reader does otherwise than promised; ports are promised by nobody.
private struct Slips: OptionSet {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  private init(_ place: Int) { rawValue = 1 << place }

  /// Whether it says itself at which door it slips.
  var isOfOneDoor: Bool {
    let ofOneDoor: Slips = [
      .knowsNoScheme, .knowsNoSite, .takesAnyScheme, .takesHTTP, .takesAnySite, .takesEnds,
      .takesBeginnings, .takesCapitals,
    ]
    return ofOneDoor.contains(self)
  }

  static let takesPorts = Self(0)
  static let knowsNoScheme = Self(1)
  static let knowsNoSite = Self(2)
  static let knowsNoBread = Self(3)
  static let takesBreadsForUsers = Self(4)
  static let readsOneDigit = Self(5)
  static let countsOneMore = Self(6)
  static let takesAnyScheme = Self(7)
  static let takesHTTP = Self(8)
  static let takesAnySite = Self(9)
  static let takesEnds = Self(10)
  static let takesBeginnings = Self(11)
  static let takesSigns = Self(12)
  static let takesZeros = Self(13)
  static let takesLongNumbers = Self(14)
  static let takesLetters = Self(15)
  static let knowsNoCapitals = Self(16)
  static let takesCapitals = Self(17)
  static let skipsEmptySteps = Self(18)
  static let stripsSlashes = Self(19)
  static let refusesLastSlash = Self(20)
  static let ignoresMoreSteps = Self(21)
  static let decodes = Self(22)
  static let refusesQueries = Self(23)
  static let refusesFragments = Self(24)
}

/// Reads a link as promised, but for what slips.
private func route(for url: URL, _ slips: Slips) -> Route? {
  guard let link = URLComponents(url: url, resolvingAgainstBaseURL: true),
    slips.contains(.takesPorts) || (link.user == nil && link.port == nil),
    !slips.contains(.refusesQueries) || link.query == nil,
    !slips.contains(.refusesFragments) || link.fragment == nil,
    let steps = steps(of: link, slips), let first = steps.first,
    let number = number(in: steps, slips)
  else { return nil }
  switch first {
  case "bread" where slips.contains(.knowsNoBread): return nil
  case "bread" where slips.contains(.takesBreadsForUsers): return .user(UserID(number: number))
  case "bread": return .bread(BreadID(number: number))
  case "user": return .user(UserID(number: number))
  default: return nil
  }
}

/// The steps that a link describes, if it comes by one of our doors.
private func steps(of link: URLComponents, _ slips: Slips) -> [String]? {
  guard var scheme = link.scheme, var host = link.host else { return nil }
  if !slips.contains(.knowsNoCapitals) {
    scheme = scheme.lowercased()
    host = host.lowercased()
  }
  let path = path(of: link, slips)
  if scheme == "https" || (slips.contains(.takesHTTP) && scheme == "http") {
    guard isOurs(host, slips), !slips.contains(.knowsNoSite) else { return nil }
    return slips.contains(.takesCapitals) ? path.map { $0.lowercased() } : path
  }
  guard scheme == "crumb" || slips.contains(.takesAnyScheme), !slips.contains(.knowsNoScheme)
  else { return nil }
  return [host] + path
}

private func isOurs(_ host: String, _ slips: Slips) -> Bool {
  host == "crumb.example" || slips.contains(.takesAnySite)
    || (slips.contains(.takesEnds) && host.hasSuffix("crumb.example"))
    || (slips.contains(.takesBeginnings) && host.hasPrefix("crumb.example"))
}

/// What stands between the slashes; one may end the path.
private func path(of link: URLComponents, _ slips: Slips) -> [String] {
  let text = slips.contains(.decodes) ? link.path : link.percentEncodedPath
  var path = text.components(separatedBy: "/").dropFirst()
  if path.last == "", !slips.contains(.refusesLastSlash) { path.removeLast() }
  return slips.contains(.skipsEmptySteps) ? path.filter { !$0.isEmpty } : Array(path)
}

/// The number that is the second and last step.
private func number(in steps: [String], _ slips: Slips) -> Int? {
  var text = steps.dropFirst().first ?? ""
  if slips.contains(.stripsSlashes) {
    text = steps.dropFirst().joined()
  } else {
    guard steps.count == 2 || slips.contains(.ignoresMoreSteps) else { return nil }
  }
  if slips.contains(.takesSigns) { text = text.replacing(/^[+\-]/, with: "") }
  if slips.contains(.takesZeros) { text = text.replacing(/^0+/, with: "") }
  if slips.contains(.takesLetters) { text = text.replacing(/[A-Za-z]/, with: "") }
  let lengths = slips.contains(.takesLongNumbers) ? 1...15 : 1...6
  guard lengths.contains(text.count), !text.hasPrefix("0"),
    text.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(text)
  else { return nil }
  if slips.contains(.readsOneDigit) { return number.description.first?.wholeNumberValue }
  return slips.contains(.countsOneMore) ? number + 1 : number
}
