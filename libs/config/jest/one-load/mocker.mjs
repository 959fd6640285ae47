import { ModuleMocker } from 'jest-mock'

/** Makes what stands in for a function, and puts everything back after each test. */
export const mocker = new ModuleMocker(globalThis)
