import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @param {number} pid */
export const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error.code === 'EPERM'
  }
}

const readProc = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Fields of /proc/<pid>/stat after the command, which may itself hold spaces and brackets. */
const statFields = (pid) =>
  readProc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')

// A container without an init process keeps the dead as zombies; they hold no file and no port.
const isZombie = (pid) => statFields(pid)?.[0] === 'Z'

const ps = (pid, column) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined

/**
 * Something that no later process with the same number shares: when it began.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export const birthOf = (pid) => {
  if (!isAlive(pid)) return undefined
  if (process.platform !== 'linux') return ps(pid, 'lstart')
  const ticksSinceBoot = statFields(pid)?.[19]
  return ticksSinceBoot && `${readProc('sys', 'kernel/random/boot_id')?.trim()}:${ticksSinceBoot}`
}

/** Command line of a running process, its words separated by spaces. */
export const commandOf = (pid) =>
  (process.platform === 'linux' ? readProc(pid, 'cmdline')?.replaceAll('\0', ' ') : ps(pid, 'command')) ?? ''

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Polls until `condition` is true.
 * @returns {Promise<boolean>} false when the time ran out first
 */
export const waitUntil = async (condition, timeoutMs, everyMs = 20) => {
  const end = Date.now() + timeoutMs
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(everyMs)
  }
  return true
}

/**
 * Resolves with the way a child ended; never rejects.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{code: number | null, signal: string | null}>}
 */
export const exitOf = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve({ code: child.exitCode, signal: child.signalCode })
      return
    }
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', () => resolve({ code: 127, signal: null }))
  })

/** @type {Set<import('node:child_process').ChildProcess>} */
const active = new Set()

/** Passes a signal on to every tool that is running for us, and to what it started in turn. */
export const killActive = (signal) => {
  for (const child of active) {
    if (child.pid === undefined) continue
    try {
      process.kill(-child.pid, signal)
    } catch {
      child.kill(signal)
    }
  }
}

/** Keeps a child among those that `killActive` reaches. Spawn it detached: npx, for one, does not pass signals on. */
export const track = (child) => {
  active.add(child)
  child.once('exit', () => active.delete(child))
  return child
}

/**
 * Runs a program to its end and keeps what it printed.
 * @returns {Promise<{code: number, output: string, stdout: string}>}
 */
export const run = (command, args, { input, echo = false, ...options } = {}) =>
  new Promise((resolve) => {
    const stdin = input === undefined ? 'ignore' : 'pipe'
    const child = track(spawn(command, args, { ...options, detached: true, stdio: [stdin, 'pipe', 'pipe'] }))
    let output = ''
    let stdout = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      stdout += chunk
      if (echo) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
      if (echo) process.stderr.write(chunk)
    })
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n`, stdout }))
    child.once('close', (code) => resolve({ code: code ?? 1, output, stdout }))
    if (input !== undefined) child.stdin.end(input)
  })
