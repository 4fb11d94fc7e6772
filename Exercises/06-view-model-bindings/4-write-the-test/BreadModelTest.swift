/// Returns what is wrong with a kind of view model, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeBread: MakeBread) -> [String] {
  var complaints: [String] = []
  let navigation = NavigationRecorder()
  let bread = makeBread("Rye", 3, navigation)
  bread.order()
  if !navigation.wasTold {
    complaints.append("An order is not told.")
  }
  return complaints
}
