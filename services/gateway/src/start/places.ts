import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { errorCode } from '@gb/service-kit'

const codeOf = (error: unknown): string => errorCode(error) ?? String(error)

const failureOf = (work: () => void): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return codeOf(error)
  }
}

/** Why nothing can be kept in a folder, as a system code; null when something can. Makes it. */
export const folderProblem = (folder: string): string | null =>
  failureOf(() => {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    // The rights say nothing of a full disk or one that is mounted for reading.
    const probe = join(folder, `.write-test-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  })

/** Why no line can be added to a file, as a system code; null when one can. */
export const appendProblem = (file: string): string | null =>
  failureOf(() => {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a'))
  })

/** Whether there is such a folder. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Why a port cannot be listened on, as a system code; null when it can. */
export const listenProblem = (port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)))
  })
