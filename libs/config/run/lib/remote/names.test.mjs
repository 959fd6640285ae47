import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ROOT } from '../../../workspace/workspace.mjs'
import { readName } from './names.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gb-names-'))
  cpSync(join(ROOT, 'libs/domain/src/wire/tab-ids.ts'), join(root, 'libs/domain/src/wire/tab-ids.ts'))
  mkdirSync(join(root, 'mfe-diary'))
  writeFileSync(
    join(root, 'mfe-diary/package.json'),
    JSON.stringify({ name: '@gb/mfe-diary', gb: { role: 'mfe', tabs: { pages: {} } } }),
  )
})
afterEach(() => rmSync(root, { recursive: true }))

describe('readName', () => {
  it('calls a remote the same everywhere, with or without what all names begin with', () => {
    const notes = { remote: 'mfe-notes', id: 'notes', component: 'Notes', title: 'Notes' }
    expect(readName(['notes'], root)).toEqual(notes)
    expect(readName(['mfe-notes'], root)).toEqual(notes)
    expect(readName(['meal-notes2'], root)).toEqual({
      remote: 'mfe-meal-notes2',
      id: 'meal-notes2',
      component: 'MealNotes2',
      title: 'Meal notes2',
    })
  })

  it.each([
    [['Notes'], 'is no name of a remote'],
    [['n'], 'is no name of a remote'],
    [['a'.repeat(25)], 'is no name of a remote'],
    [['2day'], 'is no name of a remote'],
    [['my--notes'], 'is no name of a remote'],
    [['notes-'], 'is no name of a remote'],
    [['../evil'], 'is no name of a remote'],
    [['no tes'], 'is no name of a remote'],
    [['nötes'], 'is no name of a remote'],
    [['mfe-'], 'is no name of a remote'],
    [['diary'], 'mfe-diary exists already'],
    [['mfe-diary'], 'mfe-diary exists already'],
    [['pages'], 'There is a tab "pages" already, of mfe-diary'],
    [['home'], 'is a name of the app itself'],
    [['more'], 'is a name of the app itself'],
    [['testing'], 'means something to the tools'],
    [['constructor'], 'means something to the tools'],
    [[], 'Usage:'],
    [['--help'], 'Usage:'],
    [['notes', 'more'], 'Usage:'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readName(args, root)).toThrow(sentence)
  })
})
