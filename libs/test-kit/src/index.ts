export { FAKE_USER_ID, fakeHost, type FakeHostOptions, type HostCalls } from './fake-host'
