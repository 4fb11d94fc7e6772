/// Returns what is wrong with a kind of view model, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeBread: MakeBread) -> [String] {
  var complaints: [String] = []
  let navigation = NavigationRecorder()
  let bread = makeBread("Sourdough", 2, navigation)
  var updates: [Int] = []
  bread.onDataUpdated = { [weak bread] in updates.append(bread?.left ?? 0) }
  navigation.look = { [weak bread] in bread?.left ?? 0 }
  bread.order()
  if !navigation.wasTold || navigation.seen != 1 || bread.left != 1 {
    complaints.append("An order is not told as it should be.")
  }
  if updates != [1] {
    complaints.append("The update is not told as it should be.")
  }
  bread.order()
  navigation.wasTold = false
  bread.order()
  if navigation.wasTold || bread.left != 0 || updates != [1, 0] {
    complaints.append("Sold out, and ordered all the same.")
  }
  return complaints + complaintsAboutOwners(makeBread)
}

/// Lets go of the navigation, and keeps the view model.
@MainActor
private func complaintsAboutOwners(_ makeBread: MakeBread) -> [String] {
  weak var navigation: NavigationRecorder?
  let bread: any BreadModel
  do {
    let recorder = NavigationRecorder()
    navigation = recorder
    bread = makeBread("Rye", 3, recorder)
  }
  return withExtendedLifetime(bread) {
    navigation == nil ? [] : ["The navigation is kept in memory."]
  }
}
