/// Where the Sample network's pictures can be had over the air.
enum SampleImageServer {
  static let latency = Duration.milliseconds(80)

  /// Has these pictures from now on.
  static func serve(_ pictures: [SampleCreative.Picture]) {
    let server = SimulatedServer.shared
    for picture in pictures {
      server.route(
        .prefix(picture.url), latency: latency, answer: .data(picture.raster.ppm()))
    }
    let icon = SamplePictures.icon(color: 0x00AECD, size: 20, hasDisc: true)
    server.route(
      .prefix("https://creatives.sample.example/adchoices.ppm"), latency: latency,
      answer: .data(icon.ppm()))
  }
}
