/// Where the Sample network's pictures are downloaded from.
enum SampleImageServer {
  static let latency = Duration.milliseconds(80)

  /// Serves these pictures from now on.
  static func serve(_ pictures: [SampleCreative.Picture]) {
    let server = SimulatedServer.shared
    for picture in pictures {
      server.route(.prefix(picture.url), latency: latency, image: picture.image)
    }
  }

  /// The icon of a network without a view for AdChoices.
  static let adChoicesURL = "https://creatives.sample.example/adchoices.ppm"

  static func serveAdChoices() {
    SimulatedServer.shared.route(
      .prefix(adChoicesURL), latency: latency,
      answer: .data(SamplePictures.icon(color: 0x00AECD, size: 20, hasDisc: true).ppm()))
  }
}
