import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor final class EditingTests {
    private var told: [String] = []

    private func tap(_ view: UIView, on phone: Phone) {
      phone.window.tap(at: view.convert(CGPoint(x: 2, y: 2), to: nil))
    }

    @Test func `a tap switches, and tells once`() {
      let phone = Phone()
      let toggle = phone.add(
        UISwitch(
          frame: .zero,
          primaryAction: UIAction { [unowned self] _ in told.append("changed") }))
      tap(toggle, on: phone)
      #expect(toggle.isOn && told == ["changed"])
      toggle.setOn(false, animated: true)
      #expect(!toggle.isOn && told.count == 1)
      toggle.isEnabled = false
      tap(toggle, on: phone)
      #expect(!toggle.isOn)
      #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    }

    @Test func `a tap gives a field the keyboard, and takes it from another one`() {
      let phone = Phone()
      let (first, second) = (
        phone.add(UITextField()), phone.add(UITextField(), frame: square.offsetBy(dx: 0, dy: 100))
      )
      for (name, field) in [("first", first), ("second", second)] {
        field.addAction(
          UIAction { [unowned self] _ in told.append("\(name) began") }, for: .editingDidBegin)
        field.addAction(
          UIAction { [unowned self] _ in told.append("\(name) ended") }, for: .editingDidEnd)
      }
      tap(first, on: phone)
      #expect(first.isEditing && first.isFirstResponder)
      tap(first, on: phone)
      tap(second, on: phone)
      #expect(!first.isEditing && second.isEditing)
      #expect(told == ["first began", "first ended", "second began"])
      #expect(phone.root.view.endEditing(false))
      #expect(told.last == "second ended" && !second.isEditing)
    }

    @Test func `what the user types is asked about, and what the application sets is not`() {
      final class Guard: UITextFieldDelegate {
        func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool { range.location + string.count <= 3 }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          textField.resignFirstResponder()
          return true
        }
      }
      let phone = Phone()
      let field = phone.add(UITextField())
      let keeper = Guard()
      field.delegate = keeper
      field.addAction(
        UIAction { [unowned self] _ in told.append(field.text ?? "") }, for: .editingChanged)
      field.type("nothing yet")
      field.becomeFirstResponder()
      for letters in ["ab", "c", "d"] { field.type(letters) }
      field.deleteBackward()
      field.text = "longer"
      #expect(told == ["ab", "abc", "ab"])
      field.pressReturn()
      #expect(!field.isEditing)
      field.text = nil
      #expect(field.text == "" && !field.hasText)
    }

    @Test func `a delegate may keep the keyboard from coming or going`() {
      final class Stubborn: UITextFieldDelegate {
        var isEager = false
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { isEager }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
      }
      let phone = Phone()
      let field = phone.add(UITextField())
      let stubborn = Stubborn()
      field.delegate = stubborn
      #expect(!field.becomeFirstResponder())
      stubborn.isEager = true
      #expect(field.becomeFirstResponder())
      #expect(!field.resignFirstResponder() && !phone.root.view.endEditing(false))
      #expect(phone.root.view.endEditing(true) && !field.isEditing)
    }

    @Test func `a field that is in no window cannot have the keyboard`() {
      _ = Phone()
      #expect(!UITextField().becomeFirstResponder())
    }
  }
}
