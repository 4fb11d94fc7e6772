import Testing
import UIKit

extension OneWorld {
  /// What a button says in which state, and where it has that from.
  @MainActor
  struct ButtonTests {
    // DOC (title(for:), image(for:), titleColor(for:)): what is not set for a state is that of the
    // normal state.
    @Test func normalStateStandsForTheOthers() {
      let (button, image) = (UIButton(), UIImage())
      button.setTitle("Save", for: .normal)
      button.setImage(image, for: .normal)
      button.setTitleColor(.red, for: .normal)
      button.isEnabled = false
      #expect(button.currentTitle == "Save" && button.currentImage === image)
      #expect(button.titleColor(for: .disabled) == .red)
    }

    @Test func eachStateHasItsOwnLooks() {
      let (button, image) = (UIButton(), UIImage())
      button.setTitle("Save", for: .normal)
      button.setTitle("Saved", for: .disabled)
      button.setImage(image, for: .selected)
      button.setTitleColor(.gray, for: .disabled)
      #expect(button.currentTitle == "Save" && button.currentImage == nil)
      button.isEnabled = false
      #expect(button.currentTitle == "Saved" && button.titleLabel?.text == "Saved")
      #expect(button.titleColor(for: .disabled) == .gray)
      #expect(button.titleColor(for: .normal) == nil)
      (button.isEnabled, button.isSelected) = (true, true)
      #expect(button.currentTitle == "Save" && button.currentImage === image)
    }

    @Test func titleOfTheConfigurationIsShown() {
      var looks = UIButton.Configuration.filled()
      looks.title = "Go"
      let button = UIButton(configuration: looks, primaryAction: UIAction(title: "Act") { _ in })
      #expect(button.currentTitle == "Go" && button.buttonType == .system)
      button.setTitle("Gone", for: .disabled)
      #expect(button.configuration?.title == "Go")
      button.setTitle("Went", for: .normal)
      #expect(button.configuration?.title == "Went" && button.currentTitle == "Went")
    }

    @Test func imageOfTheConfigurationIsShown() {
      let (image, other) = (UIImage(), UIImage())
      var looks = UIButton.Configuration.plain()
      looks.image = image
      let button = UIButton(configuration: looks)
      button.setImage(other, for: .normal)
      #expect(button.currentImage === image && button.currentTitle == nil)
    }

    // DOC (init(configuration:primaryAction:)): the action gives what the configuration lacks.
    @Test func configurationWithoutATitleTakesTheActions() {
      let action = UIAction(title: "Act") { _ in }
      let button = UIButton(configuration: .tinted(), primaryAction: action)
      #expect(button.configuration?.title == "Act" && button.currentTitle == "Act")
    }

    @Test func actionGivesTitleAndImage() {
      let image = UIImage()
      let button = UIButton(primaryAction: UIAction(title: "Act", image: image) { _ in })
      #expect(button.title(for: .normal) == "Act" && button.image(for: .normal) === image)
      #expect(UIButton(primaryAction: UIAction { _ in }).title(for: .normal) == nil)
      #expect(UIButton(primaryAction: nil).title(for: .normal) == nil)
    }

    @Test func kindIsTheOneAskedFor() {
      expect(UIButton().buttonType, is: .custom)
      expect(UIButton(type: .close).buttonType, is: .close)
      expect(UIButton(primaryAction: nil).buttonType, is: .system)
      expect(UIButton(type: .infoLight, primaryAction: nil).buttonType, is: .infoLight)
    }

    // DOC (setNeedsUpdateConfiguration()): the handler is asked to bring the looks up to date.
    @Test func handlerBringsTheConfigurationUpToDate() {
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = { $0.configuration?.title = "New" }
      #expect(button.currentTitle == nil)
      button.setNeedsUpdateConfiguration()
      #expect(button.currentTitle == "New")
    }

    @Test func labelDoesNotOwnItsButton() {
      weak var lost: UIButton?
      let label: UILabel?
      do {
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        (lost, label) = (button, button.titleLabel)
        #expect(label?.text == "Go")
      }
      #expect(lost == nil && label?.text == nil)
    }
  }
}
