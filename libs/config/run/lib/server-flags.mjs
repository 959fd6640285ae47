import { join } from 'node:path'
import { ROOT } from '../../workspace/workspace.mjs'

/** The server in few files (decision 117). */
export const SERVER_PROGRAM = join(ROOT, 'services/gateway/dist/bundle/main.js')

/**
 * How Node runs the server. Its young objects may else grow to 128 MB before they are looked at once, which one busy
 * moment does for ever; so they stay below 24. The old ones may else grow to four times of what is in use before they are
 * looked at, which is some 200 MB of answers long sent; so they are looked at when they are 40 % more, which takes up to a
 * third more of the processor for a page of a history (docs/PERFORMANCE.md, Memory). And the server gives memory back when a rush is over (`start/rest.ts`
 * of the gateway), which needs a collector that can be called. The Dockerfile says the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--expose-gc']

/**
 * What the allocator of glibc is told. It learns from each large piece that is given back to keep more the next time, up to 64 MB,
 * and each thread may have a store of its own: after a start a fifth of all memory was kept by it for nobody. Others read none of this.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
