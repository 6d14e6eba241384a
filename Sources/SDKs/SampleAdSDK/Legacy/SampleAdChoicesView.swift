/// Another name of the network's AdChoices icon.
public typealias SampleAdChoicesView = SampleAdInfoView
