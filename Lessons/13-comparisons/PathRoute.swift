/// A screen above the list, as a value.
///
/// What is written down must mean something to the next launch, so a
/// route names its bread and does not hold it.
enum PathRoute: Codable, Hashable {
  case bread(String)
  case amount(String)
}
