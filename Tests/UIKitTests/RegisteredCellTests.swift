import Testing
import UIKit

extension OneWorld {
  /// Cells as they are written in any app for a device: without `required` at Apple's initializers.
  @Suite @MainActor struct RegisteredCellTests {
    private let place = IndexPath(item: 0, section: 0)

    @Test func tableMakesACellByItsOwnInitializer() {
      let table = UITableView()
      table.register(NameCell.self, forCellReuseIdentifier: "Name")
      let cell = table.dequeueReusableCell(withIdentifier: "Name", for: place) as? NameCell
      #expect(cell?.name.text == "Name" && cell?.reuseIdentifier == "Name")
    }

    @Test func cellWithoutInitializersIsMadeToo() {
      let table = UITableView()
      table.register(PlainCell.self, forCellReuseIdentifier: "Plain")
      let cell = table.dequeueReusableCell(withIdentifier: "Plain", for: place)
      #expect(cell is PlainCell && cell.reuseIdentifier == "Plain")
      #expect(PlainCell().reuseIdentifier == nil)
    }

    @Test func collectionMakesACellByItsOwnInitializer() {
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
      let made = collection.dequeueReusableCell(withReuseIdentifier: "Tile", for: place)
      let cell = made as? TileCell
      #expect(cell?.label.superview === cell?.contentView && cell?.reuseIdentifier == "Tile")
    }
  }
}

private final class NameCell: UITableViewCell {
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.text = reuseIdentifier
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class PlainCell: UITableViewCell {}

private final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
