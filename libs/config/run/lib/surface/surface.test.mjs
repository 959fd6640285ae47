import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { compareSurfaces } from './compare.mjs'
import { meaningOf, readSurface } from './declarations.mjs'
import { neededStep } from './steps.mjs'

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

export declare interface FrameProps {
    title: string;
}

export declare interface SlotProps {
    card: object;
}

export declare interface Host {
    session: {
        userId: string | null;
        name?: string;
    };
    notify: (text: string, tone?: Look) => void;
    ask(question: string): Promise<Answer[]>;
}

export declare type Answer = Titled & {
    readonly said?: string;
};

export declare type Size = 'small' | 'large';

export declare interface List<T, K extends keyof T = keyof T> {
    items: T[];
    by?: K;
}

export declare function Place({ card, hint: _ }: {
    card: object;
    hint?: string;
}): string;

export declare const put: (text: string, where?: {
    row?: number;
}) => void;

declare type Look = 'plain' | 'loud';

declare interface Session {
    userId: string | null;
    name?: string;
}

declare interface Titled {
    title: string;
}

export { }
`

describe(readSurface.name, () => {
  it('knows what is exported, and not what a comment says', () => {
    const names = [...readSurface(BEFORE).names.keys()]
    expect(names).toEqual([
      'AddIcon',
      'Button',
      'ButtonProps',
      'VERSION',
      'useHost',
      'FrameProps',
      'SlotProps',
      'Host',
      'Answer',
      'Size',
      'List',
      'Place',
      'put',
    ])
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
    ['what may be passed, too', 'title: string;', 'title: string;\n    hint?: string;'],
    ['one more slot', 'card: object;', 'card: object;\n    tile: object;'],
    ['a parameter of another name', '(text: string, tone?: Look)', '(words: string, manner?: Look)'],
    ['one more word', "'small' | 'large'", "'small' | 'large' | 'huge'"],
    ['an answer that says more', 'string | null', 'string'],
    ['a shape that got a name', /session: \{[^}]*\};/, 'session: Session;'],
    ['members that are inherited now', 'FrameProps {\n    title: string;', 'FrameProps extends Titled {'],
    ['a shape of a list that got a name', 'row?: number;', 'row?: number;\n    column?: number;'],
  ])('asks for a minor version for %s', async (_, from, to) => {
    expect(await stepAfter(from, to)).toBe('minor')
  })

  it.each([
    ['a name that is gone', 'export declare const VERSION: string;', ''],
    ['a name that is only a type now', 'declare const VERSION: string', 'declare type VERSION = string'],
    ['a property that has to be given', 'label: string;', 'label: string;\n    hint: string;'],
    ['what has to be passed, too', 'title: string;', 'title: string;\n    hint: string;'],
    ['a property that is called otherwise', 'label: string;', 'title: string;'],
    ['one less of what may be given', "'plain' | 'loud'", "'plain'"],
    ['less that the host does', '    notify: (text: string, tone?: Look) => void;\n', ''],
    ['more that the host answers', 'string | null', 'string | null | undefined'],
    ['a parameter that has to be given', 'useHost()', 'useHost(name: string)'],
    ['a promise in place of an answer', 'useHost(): Host', 'useHost(): Promise<Host>'],
    ['a prop that may be left out and is gone', '    look?: Look;\n', ''],
    ['a prop that had to be given and is gone', '    title: string;\n', ''],
    ['a prop that has to be given now', 'look?: Look', 'look: Look'],
    ['a member further inside that is gone', '        name?: string;\n', ''],
    ['a parameter that nobody takes any more', 'string, tone?: Look)', 'string)'],
    ['a member of what a promise brings that is gone', '    readonly said?: string;\n', ''],
    ['one word less', "'small' | 'large'", "'small'"],
    ['a member that is gone of a shape with parameters', '    by?: K;\n', ''],
    ['a prop without a name of its own that is gone', '    hint?: string;\n}): string', '}): string'],
    ['what is gone of a parameter', '    row?: number;\n', ''],
    ['a parameter that is gone of a constant', /, where\?: \{[^}]*\}\)/, ')'],
    ['an answer that says less', 'useHost(): Host', "useHost(): Pick<Host, 'session'>"],
  ])('asks for a major version for %s', async (_, from, to) => {
    expect(await stepAfter(from, to)).toBe('major')
  })
})
