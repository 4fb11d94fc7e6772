import Foundation

/// Reads a link: returns where it leads, or nil when it is none of ours.
typealias ReadLink = (_ link: URL) -> Route?
