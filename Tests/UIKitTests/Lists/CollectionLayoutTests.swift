import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Layouts, controllers and registered views of collections.
  @MainActor
  struct CollectionLayoutTests {
    private final class Bare: NSObject, UICollectionViewDelegateFlowLayout,
      UICollectionViewDataSource
    {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    private final class Header: UICollectionReusableView {}

    private let bare = Bare()
    private let layout = UICollectionViewFlowLayout()
    private let place = IndexPath(item: 0, section: 0)

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: layout)
    }

    // DOC (UICollectionViewDelegateFlowLayout): what is not answered is the layout's.
    @Test func withoutAnswersTheLayoutDecides() {
      let view = collection(layout)
      layout.itemSize = CGSize(width: 3, height: 4)
      layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (5, 6)
      layout.headerReferenceSize = CGSize(width: 7, height: 8)
      layout.footerReferenceSize = CGSize(width: 9, height: 10)
      expect(bare.collectionView(view, layout: layout, sizeForItemAt: place), is: layout.itemSize)
      expect(
        bare.collectionView(view, layout: layout, insetForSectionAt: 0),
        is: layout.sectionInset
      )
      expect(
        bare.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0),
        is: 5
      )
      expect(
        bare.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0),
        is: 6
      )
      expect(
        bare.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0),
        is: layout.headerReferenceSize
      )
      expect(
        bare.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0),
        is: layout.footerReferenceSize
      )
    }

    @Test func layoutThatDoesNotFlowHasNoDistances() {
      let plain = UICollectionViewLayout()
      let view = collection(plain)
      expect(
        bare.collectionView(view, layout: plain, minimumLineSpacingForSectionAt: 0),
        is: 0
      )
      expect(
        bare.collectionView(view, layout: plain, minimumInteritemSpacingForSectionAt: 0),
        is: 0
      )
    }

    // DOC (UICollectionViewDataSource, UICollectionViewDelegate).
    @Test func withoutAnswersItemsCanBeSelected() {
      let view = collection(layout)
      expect(bare.numberOfSections(in: view), is: 1)
      expect(bare.collectionView(view, shouldSelectItemAt: place), is: true)
      expect(bare.collectionView(view, shouldDeselectItemAt: place), is: true)
      let controller = UICollectionViewController(collectionViewLayout: layout)
      expect(controller.numberOfSections(in: view), is: 1)
      expect(controller.collectionView(view, numberOfItemsInSection: 0), is: 0)
      expect(controller.collectionView(view, shouldSelectItemAt: place), is: true)
    }

    // DOC (UICollectionViewLayout.collectionView): the one that the layout is set on; not owned.
    @Test func layoutKnowsItsCollection() {
      weak var lost: UICollectionView?
      let next = UICollectionViewFlowLayout()
      do {
        let view = collection(layout)
        lost = view
        #expect(layout.collectionView === view)
        view.setCollectionViewLayout(next, animated: true)
        #expect(next.collectionView === view && view.collectionViewLayout === next)
      }
      #expect(lost == nil && next.collectionView == nil)
    }

    // DOC (UICollectionViewController): the collection lies in its view.
    @Test func controllerMakesItsCollection() {
      let controller = UICollectionViewController(collectionViewLayout: layout)
      let view = controller.collectionView
      #expect(controller.isViewLoaded && view?.superview === controller.view)
      #expect(view?.dataSource === controller && view?.delegate === controller)
      #expect(view?.collectionViewLayout === layout)
      expect(view?.frame, is: UIScreen.main.bounds)
      let other = collection(layout)
      controller.collectionView = other
      #expect(controller.collectionView === other)
    }

    @Test(arguments: [true, false]) func selectionIsClearedOnReturn(clears: Bool) {
      let (controller, navigation) = (Two(collectionViewLayout: layout), UINavigationController())
      controller.clearsSelectionOnViewWillAppear = clears
      navigation.viewControllers = [controller]
      let phone = Phone(showing: navigation)
      controller.collectionView.userSelectItem(at: place)
      navigation.pushViewController(A(), animated: false)
      phone.runtime.settle()
      navigation.popViewController(animated: false)
      phone.runtime.settle()
      #expect(controller.collectionView.indexPathsForSelectedItems == (clears ? nil : [place]))
    }

    @Test func headersAreOfTheRegisteredClass() {
      let (phone, view) = (Phone(), collection(layout))
      let (header, footer) = (
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
      )
      view.register(
        Header.self,
        forSupplementaryViewOfKind: header,
        withReuseIdentifier: "Header"
      )
      let made = view.dequeueReusableSupplementaryView(
        ofKind: header,
        withReuseIdentifier: "Header",
        for: place
      )
      #expect(made is Header && made.reuseIdentifier == "Header")
      #expect(phone.runtime.fault == nil)
      _ = view.dequeueReusableSupplementaryView(
        ofKind: footer,
        withReuseIdentifier: "Header",
        for: place
      )
      #expect(phone.runtime.fault?.reason.contains("identifier Header") == true)
    }

    @Test func registeredCellIsNoFault() {
      let (phone, view) = (Phone(), collection(layout))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Cell")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: place)
      #expect(cell is UICollectionViewListCell && phone.runtime.fault == nil)
      #expect(cell.contentView.superview === cell)
    }
  }
}

private final class Two: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }
}
