import Catalogue
import Pictures
import Testing

/// Why an ad shows its motif.
struct PictureTextTests {
  @Test(
    arguments: [
      (.noLibrary, "Pictures need libpng16-16 and libturbojpeg0; the ad shows its motif."),
      (.unreadable("Permission denied"), "a.png: Permission denied; the ad shows its motif."),
      (.fileTooLarge(mebibytes: 16), "a.png is larger than 16 MiB; the ad shows its motif."),
      (
        .tooManyPixels(width: 4001, height: 3000, limit: 12_000_000),
        "a.png has 4001×3000 pixels, over 12 million; the ad shows its motif."
      ),
    ] as [(PictureTrouble, String)])
  func `the sentence names the file without its folders`(
    _ trouble: PictureTrouble, _ sentence: String
  ) {
    #expect(trouble.sentence("folder/a.png") == sentence)
    #expect(sentence.count <= 80)
  }
}
