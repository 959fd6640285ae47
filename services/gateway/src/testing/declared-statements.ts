import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Statement } from '@gb/service-kit'

const PROCESS = fileURLToPath(new URL('declaring-process.mjs', import.meta.url))

/**
 * Every statement that the product declares while it is imported and starts on the test database, in a process of its own
 * that notes them. Not only what a walk happens to ask: what is asked once a year is declared like everything else.
 */
export const declaredStatements = async (): Promise<Statement[]> => {
  const child = fork(PROCESS, { env: process.env, execArgv: ['--no-warnings'] })
  const ended = once(child, 'exit')
  const [declared] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the product did not start'))),
  ])) as [Statement[]]
  await ended
  return declared
}
