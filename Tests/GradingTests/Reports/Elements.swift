import Foundation
import FoundationXML

/// The elements of an XML document, in order.
final class Elements: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var parent: String?
    var attributes: [String: String]

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  private var elements: [Element] = []
  private var open: [String] = []

  static func read(_ text: String) throws -> [Element] {
    let parser = XMLParser(data: Data(text.utf8))
    let elements = Elements()
    parser.delegate = elements
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return elements.elements
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, parent: open.last, attributes: attributes))
    open.append(name)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) { open.removeLast() }
}
