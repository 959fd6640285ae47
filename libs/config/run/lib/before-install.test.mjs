import { describe, expect, it } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../../workspace/workspace.mjs'

const COMMANDS = join(ROOT, 'libs/config/run')
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'([^']+)'/gmu

/** The packages of npm that a file needs before its first line runs, each with the file that asks for it. */
const packagesOf = (file, seen = new Set()) => {
  if (seen.has(file)) return []
  seen.add(file)
  const named = [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(([, name]) => name)
  return named.flatMap((name) => {
    if (name.startsWith('node:')) return []
    if (!name.startsWith('.')) return [`${relative(ROOT, file)}: ${name}`]
    const next = join(dirname(file), name)
    return existsSync(next) ? packagesOf(next, seen) : [`${relative(ROOT, file)}: ${name} is not there`]
  })
}

describe('the commands in a new clone', () => {
  const commands = readdirSync(COMMANDS).filter((name) => name.endsWith('.mjs'))

  it.each(commands)('%s starts before anything is installed: it installs it', (name) => {
    expect(packagesOf(join(COMMANDS, name))).toEqual([])
  })

  it('sees a package that is asked for too early', () => {
    expect(packagesOf(join(ROOT, 'libs/config/messages/messages.mjs'))).toContain(
      'libs/config/messages/icu.mjs: @formatjs/icu-messageformat-parser',
    )
  })
})
