// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the kit that published suites are written for.

/// Waits until the adapter is set up; it is a failure if it says an error or nothing.
public func AUTKWaitAndAssertAdapterSetUpWithConfiguration(
  _ adapterClass: any MediationAdapter.Type, _ configuration: MediationServerConfiguration,
  file: StaticString = #filePath, line: UInt = #line
) {
  SetUpAssertion(adapterClass, configuration, file, line).expectSuccess()
}

/// The same for one line's settings.
public func AUTKWaitAndAssertAdapterSetUpWithCredentials(
  _ adapterClass: any MediationAdapter.Type, _ credentials: MediationCredentials,
  file: StaticString = #filePath, line: UInt = #line
) {
  AUTKWaitAndAssertAdapterSetUpWithCredentialsArray(
    adapterClass, [credentials], file: file, line: line)
}

/// The same for the settings of several lines.
public func AUTKWaitAndAssertAdapterSetUpWithCredentialsArray(
  _ adapterClass: any MediationAdapter.Type, _ credentialsArray: [MediationCredentials],
  file: StaticString = #filePath, line: UInt = #line
) {
  AUTKWaitAndAssertAdapterSetUpWithConfiguration(
    adapterClass, .of(credentialsArray), file: file, line: line)
}

/// Waits for the failure of a set-up; it is a failure of the test if it succeeds, or if the error has
/// another domain or code than the expected one. Nil expects any error.
public func AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(
  _ adapterClass: any MediationAdapter.Type, _ configuration: MediationServerConfiguration,
  _ expectedError: (any Error)?, file: StaticString = #filePath, line: UInt = #line
) {
  SetUpAssertion(adapterClass, configuration, file, line).expectFailure(expectedError)
}

/// The same for one line's settings.
public func AUTKWaitAndAssertAdapterSetUpFailureWithCredentials(
  _ adapterClass: any MediationAdapter.Type, _ credentials: MediationCredentials,
  _ expectedError: (any Error)?, file: StaticString = #filePath, line: UInt = #line
) {
  AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray(
    adapterClass, [credentials], expectedError, file: file, line: line)
}

/// The same for the settings of several lines.
public func AUTKWaitAndAssertAdapterSetUpFailureWithCredentialsArray(
  _ adapterClass: any MediationAdapter.Type, _ credentialsArray: [MediationCredentials],
  _ expectedError: (any Error)?, file: StaticString = #filePath, line: UInt = #line
) {
  AUTKWaitAndAssertAdapterSetUpFailureWithConfiguration(
    adapterClass, .of(credentialsArray), expectedError, file: file, line: line)
}

extension MediationServerConfiguration {
  fileprivate static func of(_ credentials: [MediationCredentials]) -> MediationServerConfiguration
  {
    let configuration = AUTKMediationServerConfiguration()
    configuration.credentials = credentials
    return configuration
  }
}
