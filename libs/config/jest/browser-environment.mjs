import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom'

/** Standard objects that every browser has and jsdom lacks; Node's own are the same thing. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  // Node's fetch refuses a signal of jsdom's class.
  'AbortController',
  'AbortSignal',
]

/** Node keeps running while one is open; a page that is gone has closed it. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
}

export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    this.global.BroadcastChannel = QuietChannel
  }
}
