/// What the tutor says of a text that is not JSON.
extension Message {
  package static let jsonPlace = Message("json.place", "line {line}, column {column}: {problem}")
  package static let jsonComma = Message("json.comma", "a comma is missing before this.")
  package static let jsonUnclosed = Message(
    "json.unclosed",
    "the file ends, and the `{bracket}` of line {opened} is not closed."
  )
  package static let jsonOtherBracket = Message(
    "json.otherBracket",
    "the `{bracket}` of line {opened} must be closed before this."
  )
  package static let jsonKey = Message("json.key", "a key in quotation marks belongs here.")
  package static let jsonColon = Message("json.colon", "a colon belongs here, behind the key.")
  package static let jsonValue = Message(
    "json.value",
    "a value belongs here: a number, a text in quotation marks, a list or an object."
  )
  package static let jsonTwice = Message(
    "json.twice",
    "the key `{key}` stands here for the second time, and what belongs to one of both would be lost:"
      + " write it all behind the first."
  )
  package static let jsonText = Message(
    "json.text",
    "this text has no quotation mark at its end, or something in it that JSON does not know."
  )
  package static let jsonRest = Message("json.rest", "nothing may stand behind the last brace.")
  package static let jsonUnknown = Message(
    "json.unknown",
    "it has bytes that are not UTF-8, a number that JSON writes otherwise, or too many brackets."
  )
}
