/// An image's list of the types that it was compiled with; its layout is the runtime's.
struct TypeList {
  private let records: UnsafeRawBufferPointer

  /// The lists of all images in this process.
  static var all: [TypeList] {
    var lists: [TypeList] = []
    // Passed by `&`, an array would be its elements.
    withUnsafeMutablePointer(to: &lists) { lists in
      enumerateSections(
        { sections, lists in
          lists.assumingMemoryBound(to: [TypeList].self).pointee.append(TypeList(in: sections))
          return true
        },
        lists
      )
    }
    return lists
  }

  /// An image's sections: four words of the runtime's own, then each section's start and length,
  /// the types' the third.
  private init(in sections: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    let start = sections.load(fromByteOffset: 8 * word, as: UnsafeRawPointer?.self)
    let count = sections.load(fromByteOffset: 9 * word, as: Int.self)
    records = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  /// The types on the list.
  var descriptions: [TypeDescription] {
    guard let start = records.baseAddress else { return [] }
    return stride(from: 0, to: records.count, by: 4).compactMap { offset in
      let record = start + offset
      let distance = record.load(as: Int32.self)
      // The last two bits say whether the description is meant or a word that holds its address.
      let target = record + Int(distance & ~3)
      switch distance & 3 {
      case 0: return TypeDescription(at: target)
      case 1: return target.load(as: UnsafeRawPointer?.self).flatMap(TypeDescription.init)
      default: return nil
      }
    }
  }
}

/// What the runtime tells swift-testing too.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer
)
