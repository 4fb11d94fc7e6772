import Foundation

/// Returns what is wrong with a way to read links, a sentence for each
/// link that it reads wrongly; nothing if all is well.
func complaints(about read: ReadLink) -> [String] {
  var complaints: [String] = []
  if let link = URL(string: "crumb://user/7"), read(link) == nil {
    complaints.append("\(link) is not read.")
  }
  return complaints
}
