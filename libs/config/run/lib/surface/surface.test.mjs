import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { compareSurfaces } from './compare.mjs'
import { meaningOf, readSurface } from './declarations.mjs'
import { isFarEnough, neededStep, sinceNow } from './surface.mjs'

const BEFORE = `import { default as AddIcon } from 'icons/plus';

export { AddIcon }

/** Says export declare const nothing: string; */
export declare function Button(props: ButtonProps): string;

export declare interface ButtonProps {
    label: string;
    look?: Look;
}

export declare const VERSION: string;

export declare function useHost(): Host;

export declare interface Host {
    session: {
        userId: string | null;
    };
    notify: (text: string) => void;
}

declare type Look = 'plain' | 'loud';

export { }
`

describe(readSurface.name, () => {
  it('knows what is exported, and not what a comment says', () => {
    const names = [...readSurface(BEFORE).names.keys()]
    expect(names).toEqual(['AddIcon', 'Button', 'ButtonProps', 'VERSION', 'useHost', 'Host'])
  })

  it('means with a name all it is made of, also what has no name outside', () => {
    const surface = readSurface(BEFORE)
    expect(meaningOf(surface, 'Button')).toContain("'plain' | 'loud'")
    expect(meaningOf(surface, 'VERSION')).toBe('export declare const VERSION: string;')
    expect(meaningOf(surface, 'AddIcon')).toContain('icons/plus')
  })
})

describe(meaningOf.name, () => {
  const meaning = (text) => meaningOf(readSurface(text), 'Shape')

  it.each([
    ['', '{\n    a: string;\n}'],
    ['<T>', '{\n    a: T;\n    b: { c: T };\n}'],
    ['<T extends string = string>', '{ a: T; }'],
  ])('of a shape %s is the same as a type and as an interface', (parameters, members) => {
    const asType = meaning(`export declare type Shape${parameters} = ${members};\n`)
    expect(asType).toBe(meaning(`export declare interface Shape${parameters} ${members}\n`))
    expect(asType).toContain('interface Shape')
  })

  it.each(['{ a: string; } & { b: string; }', '{ a: string; }[]', '{ a: string; } | { b: string; }'])(
    'of %s stays that of a type',
    (shape) => {
      expect(meaning(`export declare type Shape = ${shape};\n`)).toContain('type Shape =')
    },
  )
})

describe(compareSurfaces.name, () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'gb-surface-'))
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  const stepAfter = async (from, to) => {
    const now = BEFORE.replace(from, to)
    expect(now).not.toBe(BEFORE)
    return neededStep(await compareSurfaces(dir, { before: BEFORE, now }))
  }

  it.each([
    ['a comment', '/** Says', '/** Told'],
    ['an order', 'export declare const VERSION: string;\n\n', ''],
  ])('asks nothing for %s', async (_, from, to) => {
    const now = `${BEFORE.replace(from, to)}${to === '' ? from : ''}`
    expect(neededStep(await compareSurfaces(dir, { before: BEFORE, now }))).toBeNull()
  })

  it.each([
    [
      'a new name',
      'export declare const VERSION',
      'export declare const NEW: 1;\n\nexport declare const VERSION',
    ],
    ['a property that may be left out', 'label: string;', 'label: string;\n    hint?: string;'],
    ['one more of what may be given', "'plain' | 'loud'", "'plain' | 'loud' | 'quiet'"],
    ['more that the host does', 'session: {', 'confirm: () => boolean;\n    session: {'],
    ['a parameter that may be left out', 'useHost()', 'useHost(name?: string)'],
  ])('asks for a minor version for %s', async (_, from, to) => {
    expect(await stepAfter(from, to)).toBe('minor')
  })

  it.each([
    ['a name that is gone', 'export declare const VERSION: string;', ''],
    ['a name that is only a type now', 'declare const VERSION: string', 'declare type VERSION = string'],
    ['a property that has to be given', 'label: string;', 'label: string;\n    hint: string;'],
    ['a property that is called otherwise', 'label: string;', 'title: string;'],
    ['one less of what may be given', "'plain' | 'loud'", "'plain'"],
    ['less that the host does', '    notify: (text: string) => void;\n', ''],
    ['more that the host answers', 'string | null', 'string | null | undefined'],
    ['a parameter that has to be given', 'useHost()', 'useHost(name: string)'],
    ['a promise in place of an answer', 'useHost(): Host', 'useHost(): Promise<Host>'],
  ])('asks for a major version for %s', async (_, from, to) => {
    expect(await stepAfter(from, to)).toBe('major')
  })
})

describe(isFarEnough.name, () => {
  it.each([
    ['1.2.3', '1.2.3', null, true],
    ['1.2.3', '1.2.4', 'minor', false],
    ['1.2.3', '1.3.0', 'minor', true],
    ['1.2.3', '2.0.0', 'minor', true],
    ['1.2.3', '1.9.0', 'major', false],
    ['1.9.0', '1.10.0', 'minor', true],
    ['1.2.3', '2.0.0', 'major', true],
    ['2.0.0', '1.9.0', 'major', false],
    ['2.0.0', '1.9.0', 'minor', false],
  ])('from %s to %s where a %s version is needed: %s', (before, now, step, verdict) => {
    expect(isFarEnough(before, now, step)).toBe(verdict)
  })
})

describe(sinceNow.name, () => {
  it('dates what is new or changed, and forgets what is gone', () => {
    const difference = { removed: ['c'], added: ['d'], changed: ['b'], broken: [] }
    const since = sinceNow({ a: '1.0.0', b: '1.0.0', c: '1.0.0' }, difference, ['d', 'a', 'b'], '2.0.0')
    expect(since).toEqual({ a: '1.0.0', b: '2.0.0', d: '2.0.0' })
  })
})
