import Checks
import Foundation

@testable import ReadALink

@MainActor let checks = [
  Check("ownScheme", "A link with the app's own scheme leads to a bread or a person") {
    try expectRoutes([
      "crumb://bread/1": bread(1),
      "crumb://bread/2": bread(2),
      "crumb://bread/40": bread(40),
      "crumb://user/7": user(7),
      "crumb://user/12": user(12),
      "crumb://user/123": user(123),
      "crumb://user/999999": user(999_999),
      "crumb://user/100000": user(100_000),
    ])
  },

  Check("webLinks", "A web link leads to the same places") {
    try expectRoutes([
      "https://crumb.example/bread/1": bread(1),
      "https://crumb.example/bread/40": bread(40),
      "https://crumb.example/bread/999999": bread(999_999),
      "https://crumb.example/user/7": user(7),
      "https://crumb.example/user/12": user(12),
      "https://crumb.example/user/123": user(123),
    ])
  },

  Check("orders", "Either kind of link leads to the order of a bread") {
    try expectRoutes([
      "crumb://bread/2/order": order(2),
      "crumb://bread/310/order": order(310),
      "https://crumb.example/bread/2/order": order(2),
      "https://crumb.example/bread/310/order": order(310),
    ])
  },

  Check("caseOfTheAddress", "Scheme and host count without regard to case") {
    try expectRoutes([
      "CRUMB://user/7": user(7),
      "Crumb://User/7": user(7),
      "crumb://BREAD/2": bread(2),
      "cRuMb://Bread/2/order": order(2),
      "HTTPS://crumb.example/user/7": user(7),
      "https://Crumb.Example/user/7": user(7),
      "Https://CRUMB.EXAMPLE/bread/2/order": order(2),
    ])
  },

  Check("caseOfThePath", "The path counts as it stands") {
    try expectNothing([
      "https://crumb.example/User/7", "https://crumb.example/BREAD/2", "crumb://bread/2/Order",
      "https://crumb.example/bread/2/ORDER",
    ])
  },

  Check("otherSchemes", "No other scheme is the app's, http included") {
    try expectNothing([
      "http://crumb.example/user/7", "http://crumb.example/bread/2/order", "spam://user/7",
      "crumbs://user/7", "crum://user/7", "ftp://crumb.example/user/7", "file:///user/7",
      "mailto:user/7", "user/7", "/user/7",
    ])
  },

  Check("otherSites", "No other site is the app's") {
    try expectNothing([
      "https://www.crumb.example/user/7", "https://crumb.example.evil.example/user/7",
      "https://notcrumb.example/user/7", "https://evil.example/crumb.example/user/7",
      "https://evil.example/user/7", "https://user/7", "https://example/user/7",
      "crumb://crumb.example/user/7",
    ])
  },

  Check("credentials", "A link with a user, a password or a port is nothing") {
    try expectNothing([
      "https://ada@crumb.example/user/7", "https://ada:secret@crumb.example/user/7",
      "https://crumb.example@evil.example/user/7", "https://crumb.example:8080/user/7",
      "https://crumb.example:443/bread/2", "crumb://ada@user/7", "crumb://user:80/7",
    ])
  },

  Check("otherPaths", "A step too many, too few or unknown makes it nothing") {
    try expectNothing([
      "crumb://user/12/3", "crumb://user/1/2/3", "crumb://user/7/order", "crumb://user",
      "crumb://user/", "crumb://bread", "crumb://bread/order", "crumb://bread/2/orders",
      "crumb://bread/2/order/1", "crumb://bread/2/order/order", "crumb://bread/2/3",
      "crumb://order/2", "crumb://baker/7", "crumb://users/7", "crumb://7/user", "crumb://7",
      "crumb://", "https://crumb.example", "https://crumb.example/", "https://crumb.example/user",
      "https://crumb.example/bread", "https://crumb.example/7", "https://crumb.example/users/7",
      "https://crumb.example/shop/user/7", "https://crumb.example/user/7/bread/2",
      "https://crumb.example/user/12/3",
    ])
  },

  Check("slashAtTheEnd", "One slash may end the path") {
    try expectRoutes([
      "crumb://user/7/": user(7),
      "crumb://bread/2/order/": order(2),
      "https://crumb.example/bread/2/": bread(2),
      "https://crumb.example/bread/2/order/": order(2),
    ])
  },

  Check("slashes", "A slash too many or too few makes it nothing") {
    try expectNothing([
      "crumb://user//7", "crumb://user//1//2", "crumb://user/7//", "crumb:///user/7",
      "crumb:/user/7", "crumb:user/7", "https://crumb.example//user/7",
      "https://crumb.example/user//7", "https://crumb.example/bread/2//order",
      "https://crumb.example/bread/2/order//",
    ])
  },

  Check("encodings", "A path with a % in it is nothing") {
    try expectNothing([
      "crumb://user/12%2F3", "crumb://user/%37", "crumb://user/7%2F", "crumb://bread/2%2Forder",
      "crumb://bread/2/%6Frder", "https://crumb.example/us%65r/7",
      "https://crumb.example/user%2F7", "https://crumb.example%2Fuser/7",
      "https://crumb.example/user/%2B7", "crumb://user/7%20", "crumb://user/%20",
      "crumb://user/7%00", "crumb://user/%D9%A7", "crumb://user/%EF%BC%97",
    ])
  },

  Check("longNumbers", "A number has at most six digits") {
    try expectNothing([
      "crumb://user/1000000", "crumb://bread/1234567/order", "https://crumb.example/user/9999999",
      "crumb://user/99999999999999999999",
    ])
  },

  Check("numbers", "A number is digits and nothing else, and does not begin with 0") {
    try expectNothing([
      "crumb://user/+7", "crumb://user/-5", "crumb://user/0", "crumb://user/007",
      "crumb://bread/02", "crumb://bread/000002/order", "crumb://user/7.0", "crumb://user/7,5",
      "crumb://user/0x10", "crumb://user/1e3", "crumb://user/1_000", "crumb://user/bob",
      "crumb://user/7a", "crumb://user/a7", "https://crumb.example/bread/+2",
      "https://crumb.example/bread/-2/order",
    ])
  },

  Check("tail", "What follows ? or # is ignored, and never takes part") {
    try expectRoutes([
      "crumb://user/7?from=mail": user(7),
      "crumb://user/7/?from=mail": user(7),
      "crumb://bread/2?user/7": bread(2),
      "crumb://bread/2#order": bread(2),
      "crumb://user/7?next=/a//b%2F1": user(7),
      "https://crumb.example/bread/2/order?from=mail&to=7": order(2),
      "https://crumb.example/user/12#top": user(12),
      "https://crumb.example/user/12?a=b#/user/7": user(12),
    ])
    try expectNothing([
      "crumb://user?/7", "crumb://user#/7", "https://crumb.example/?/user/7",
      "https://crumb.example/#/user/7", "https://crumb.example?user/7",
      "https://evil.example/?https://crumb.example/user/7",
      "https://evil.example/#https://crumb.example/user/7",
    ])
  },

  Check("bothDoors", "Both addresses of a place are the same route, whatever the number") {
    for number in stride(from: 1, through: 999_999, by: 27_649) {
      try expectRoutes([
        "crumb://bread/\(number)": bread(number),
        "https://crumb.example/bread/\(number)": bread(number),
        "crumb://user/\(number)": user(number),
        "https://crumb.example/user/\(number)": user(number),
      ])
    }
  },
]

private func bread(_ number: Int) -> Route { .bread(BreadID(number: number)) }
private func order(_ number: Int) -> Route { .order(BreadID(number: number)) }
private func user(_ number: Int) -> Route { .user(UserID(number: number)) }

/// Expects each link to lead to its place.
@MainActor private func expectRoutes(_ routes: KeyValuePairs<String, Route>) throws {
  for (link, route) in routes {
    try expect(link, leadsTo: route)
  }
}

/// Expects none of the links to lead anywhere.
@MainActor private func expectNothing(_ links: [String]) throws {
  for link in links {
    try expect(link, leadsTo: nil)
  }
}

/// Expects the parser to read a link in one way.
@MainActor private func expect(_ link: String, leadsTo route: Route?) throws {
  let url = try Checks::require(URL(string: link), "A URL made of \(link)")
  Checks::expect(
    words(for: LinkParser().route(for: url), of: link),
    equals: words(for: route, of: link),
    "What the parser makes of \(link)"
  )
}

private func words(for route: Route?, of link: String) -> String {
  let place =
    switch route {
    case .bread(let id)?: "bread \(id.number)"
    case .order(let id)?: "the order of bread \(id.number)"
    case .user(let id)?: "user \(id.number)"
    case nil: "nothing"
    }
  return "\(link) is \(place)"
}
