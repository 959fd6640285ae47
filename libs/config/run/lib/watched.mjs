import { spawn } from 'node:child_process'
import { exitOf, track } from '../../../processes/src/processes.mjs'
import { envWithNode, nodeFor, TOOLS_NODE } from './runtime.mjs'
import { ROOT } from '../../workspace/workspace.mjs'

/** Runs until stopped, each line under the name of who says it. */
export const watched = (name, args, { cwd = ROOT, env = {} } = {}) => {
  const node = nodeFor(TOOLS_NODE)
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = track(spawn(node, args, { cwd, env: envWithNode(node, env), detached: true, stdio }))
  const say = (text) => process.stdout.write(text.trimEnd().replace(/^/gm, `${name.padEnd(13)}| `) + '\n')
  child.stdout.setEncoding('utf8').on('data', say)
  child.stderr.setEncoding('utf8').on('data', say)
  return exitOf(child).then(() => console.log(`${name} ended.`))
}
