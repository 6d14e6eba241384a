// What the guide uses of its sample project without showing it.

let customEventErrorDomain = "com.google.CustomEvent"
let SampleCustomEventExtraKeyAwesomeness = "awesomeness"
