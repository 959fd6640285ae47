import vm from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import PlainNodeEnvironment from './node-environment.mjs'

const projectConfig = { testEnvironmentOptions: {}, globals: {}, fakeTimers: {} }

describe('the environment of tests in Node', () => {
  it('asks nobody in between for a global name, and leaves contexts to others as they are', async () => {
    const { createContext } = vm
    const environment = new PlainNodeEnvironment({ projectConfig, globalConfig: {} }, {})
    // A context that stands behind a Proxy is another object than what its code sees.
    expect(environment.getVmContext()).toBe(environment.global)
    expect(vm.createContext).toBe(createContext)
    await environment.teardown()
  })
})
