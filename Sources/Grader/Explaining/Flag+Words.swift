import Workbook

extension Flag {
  /// What it is and where, in one sentence.
  package var sentence: String {
    let place = file.isEmpty ? "" : "\(file):\(line): "
    return message(["place": place, "name": name])
  }

  private var message: Message {
    switch kind {
    case .memory: .flagMemory
    case .race: .flagRace
    case .reflection: .flagReflection
    case .module: .flagModule
    case .call: .flagCall
    case .system: .flagSystem
    case .comparison: .flagComparison
    case .state: .flagState
    case .impostor: .flagImpostor
    case .shadow: .flagShadow
    }
  }
}
