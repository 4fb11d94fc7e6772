import Foundation

/// A repository whose breads are others at each fetch.
final class RestlessRepository: BreadRepository {
  override func makeBread(from record: BreadRecord) -> Bread {
    Bread(
      id: UUID().uuidString,
      name: record.name,
      price: record.price,
      left: record.left
    )
  }
}
