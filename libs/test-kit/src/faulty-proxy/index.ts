export { startFaultyProxy, type FaultyProxy } from './proxy.ts'
