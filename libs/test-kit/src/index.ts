export { fakeConfig } from './fake-config'
export { FAKE_USER_ID, fakeHost, type FakeHostOptions, type HostCalls } from './fake-host'
export { fakeNetwork, json, problem, type Answers, type Sent } from './fake-network'
export { NO_SHEET } from './no-sheet'
