import { spawn } from 'node:child_process'
import { exitOf, track } from '../../../processes/src/processes.mjs'
import { envWithNode, nodeFor } from './runtime.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

/**
 * Runs a Node program of the repository with its output on the screen.
 * @param {string[]} args  for Node
 * @param {object} options
 * @param {string} options.node  the oldest Node that will do
 * @param {Record<string, string>} [options.env]
 * @param {(child: import('node:child_process').ChildProcess) => void} [options.onSpawn]
 * @returns {Promise<number>} its exit code
 */
export const runVisibly = async (args, { node: minimum, env = {}, onSpawn }) => {
  const node = nodeFor(minimum)
  const child = track(
    spawn(node, args, {
      cwd: ROOT,
      env: envWithNode(node, env),
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )
  onSpawn?.(child)
  return (await exitOf(child)).code ?? 1
}
