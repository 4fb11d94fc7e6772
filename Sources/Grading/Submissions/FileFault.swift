import Workbook

/// Why a file or folder that was handed in is not read.
package enum FileFault: Error, Equatable, Sendable {
  /// It is a link, which may lead anywhere.
  case link
  /// It is a device, a pipe or a link's twin.
  case noFile
  /// It is larger than any file that is read.
  case tooLarge(limit: Int)
  /// The byte at this offset belongs to no character.
  case notUTF8(offset: Int)
  /// Its path begins at the root or leads upwards.
  case outside
  /// Its name is longer than the system's or is no text.
  case unusableName
  /// Another file beside it has a name of the same letters, in other bytes.
  case twin
  /// It is a folder below so many others.
  case tooDeep(limit: Int)
  /// The system does not give it.
  case unreadable(reason: String)

  /// What is wrong, and what helps.
  package var sentence: String {
    switch self {
    case .link: Message.handInLink()
    case .noFile: Message.handInNoFile()
    case .tooLarge(let limit): Message.handInTooLarge(["limit": limit])
    case .notUTF8(let offset): Message.handInNotUTF8(["offset": offset])
    case .outside: Message.handInOutside()
    case .unusableName: Message.handInUnusableName()
    case .twin: Message.handInTwin()
    case .tooDeep(let limit): Message.handInTooDeep(["limit": limit])
    case .unreadable(let reason): Message.handInUnreadable(["reason": reason])
    }
  }
}
