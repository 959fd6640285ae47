import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { configurableIn } from './workspace.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-configurable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const shown = {
  title: 'Items shown',
  description: 'How many items its card shows.',
  type: 'integer',
  maximum: 12,
  default: 5,
  examples: [8],
}
const read = (gb: unknown) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ gb }))
  return configurableIn(folder)
}

describe(configurableIn.name, () => {
  it('reads what the package.json of a remote declares, and nothing where it declares nothing', () => {
    expect(read({ settings: { shown } })).toEqual({ settings: { shown }, flags: {} })
    for (const gb of [undefined, {}, null, 'x']) expect(read(gb)).toEqual({ settings: {}, flags: {} })
  })

  it.each([
    [{ settings: { shown: { ...shown, default: 13 } } }, 'gb: the setting "shown".default must be <= 12.'],
    [{ settings: { shown: { ...shown, examples: ['8'] } } }, 'examples/0 must be integer.'],
    [{ settings: [] }, 'settings must be an object.'],
    [{ flags: { fresh: true } }, 'the flag "fresh" must be an object.'],
  ])('stops the build with a sentence: %j', (gb, sentence) => {
    expect(() => read(gb)).toThrow(sentence)
  })
})
