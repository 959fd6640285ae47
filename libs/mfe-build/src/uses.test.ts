import { describe, expect, it } from '@jest/globals'
import { neededRanges, noteUses, rangeFor, type Uses } from './uses.ts'
import { inRoot } from './workspace.ts'

const SHARED = ['react', '@gb/ui', '@gb/mfe-contract']

const usesOf = (...files: string[]): Uses => {
  const uses: Uses = new Map()
  for (const code of files) noteUses(code, SHARED, uses)
  return uses
}

describe(noteUses.name, () => {
  it('notes each name once, of every file, and nothing that the remote carries itself', () => {
    const uses = usesOf(
      "import { Button, Card as Box } from '@gb/ui'; import { a } from './a.js'; Button(Box, a)",
      "import { Button } from '@gb/ui'; import React, * as all from 'react'; React(all, Button)",
    )
    expect(Object.fromEntries([...uses].map(([name, names]) => [name, [...names]]))).toEqual({
      '@gb/ui': ['Button', 'Card'],
      react: ['default', '*'],
    })
  })
})

describe(rangeFor.name, () => {
  const surface = {
    version: '2.4.1',
    since: { Old: '1.9.0', Button: '2.0.0', Card: '2.3.0', Fresh: '2.4.0' },
  }
  const range = (...names: string[]) => rangeFor('@gb/ui', surface, new Set(names))

  it.each([
    ['^2.0.0', ['Button']],
    ['^2.0.0', ['Old', 'Button']],
    ['^2.3.0', ['Button', 'Card', 'Old']],
    ['^2.4.0', ['Fresh']],
    ['^2.4.0', ['*']],
    ['^2.0.0', []],
  ])('is %s for a remote that takes %j', (expected, names) => {
    expect(range(...names)).toBe(expected)
  })

  it.each(['Fancy', 'toString', 'default'])('stops a build that takes what nobody promised: %s', (name) => {
    expect(() => range('Button', name)).toThrow(`@gb/ui 2.4.1 has no ${name} in what it promises`)
  })
})

describe(neededRanges.name, () => {
  it('asks for nothing of what is not taken', () => {
    const uses = usesOf("import { Button } from '@gb/ui'; import { useState } from 'react'; useState(Button)")
    const ranges = neededRanges(uses, inRoot('mfe-scan'))
    expect(Object.keys(ranges)).toEqual(['@gb/ui', 'react'])
    for (const range of Object.values(ranges)) expect(range).toMatch(/^\^\d+\.\d+\.0$/)
  })
})
