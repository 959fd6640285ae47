import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { watchMessages } from './watch-messages.mjs'

let root
let end
let lines

const put = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
/** Ends when a line says it: no time is meant. */
const said = (words) =>
  new Promise((resolve) => {
    const look = () => (lines.some((line) => line.includes(words)) ? resolve() : setTimeout(look, 20))
    look()
  })

beforeEach(() => {
  root = mkdtempSync(join(os.tmpdir(), 'watch-messages-'))
  lines = []
  put('libs/domain/src/language/language.ts', "LANGUAGES = ['en', 'es']")
  put('shell/src/plant/messages/fern.en.json', '{ "hello": "Hello" }')
})
afterEach(() => {
  end?.()
  rmSync(root, { recursive: true, force: true })
})

describe(watchMessages.name, () => {
  const module = 'shell/src/plant/messages/generated/fern.en.ts'

  it('writes what is stale at once, and again when a file changes', async () => {
    end = await watchMessages(root, (line) => lines.push(line))
    expect(existsSync(join(root, module))).toBe(true)
    lines.length = 0
    put('shell/src/plant/messages/fern.en.json', '{ "hello": "Good morning" }')
    await said(module)
    expect(readFileSync(join(root, module), 'utf8')).toContain('Good morning')
  })

  it('names a file that cannot be read, and goes on with the next change', async () => {
    end = await watchMessages(root, (line) => lines.push(line))
    put('shell/src/plant/messages/fern.en.json', '{ "hello": ')
    await said('JSON')
    expect(readFileSync(join(root, module), 'utf8')).toContain('Hello')
    lines.length = 0
    put('shell/src/plant/messages/fern.en.json', '{ "hello": "Mended" }')
    await said(module)
  })
})
