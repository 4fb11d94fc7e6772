import Foundation
import Workbook

extension Contents {
  /// A name that nobody can find other contents for: who has looked at these has looked at no others.
  var digest: String {
    let parts = files.sorted { $0.key < $1.key }.flatMap { name, data in
      Workbook::digest(Array(name.utf8)) + Workbook::digest(Array(data))
    }
    return Workbook::digest(parts).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }
}
