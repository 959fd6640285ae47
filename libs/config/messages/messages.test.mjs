import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../workspace/workspace.mjs'
import { modulesOf } from './emit.mjs'
import { shownLiterals } from './literals.mjs'
import { writeMessages } from './messages.mjs'
import { messageProblems } from './problems.mjs'
import { READING, spanishSyllables } from './reading.mjs'

const PLANTED = fileURLToPath(new URL('planted', import.meta.url))

describe(messageProblems.name, () => {
  const found = messageProblems(PLANTED).map((problem) => problem.replace('shell/src/plant/messages/', ''))

  it.each([
    'wrong: es: missing is missing',
    'wrong: es: more is not in English',
    'wrong: unused is used nowhere',
    'wrong: es: arguments asks for count (number), day (text), English for count (number), day (day)',
    'wrong: es: forms has the plural forms "one other", the language has "many one other"',
    'wrong: es: copied is not translated',
    'wrong: es: voice has "tu"; say usted: the voice of a clinic',
    'wrong: es: question has "Está a salvo?"; say it with ¿ at its beginning',
    'alone: es: there is no file',
    'services/content/seed/es/tips.json: "Eat your greens first." is not translated',
    'services/content/seed/es/tips.json: Walk a little. has "tú"; say usted: the voice of a clinic',
    'libs/domain/src/phrases/told.es.json: "Have {grams} g of it." has nothing filled in',
    'libs/domain/src/phrases/told.es.json: "Have all of it." is not translated',
    'libs/domain/src/phrases/untold: es: there is no file',
    'wrong: card.tsx shows "A title"',
    'wrong: card.tsx shows "Words in the code"',
  ])('finds that %s', (problem) => expect(found).toContain(problem))

  it('finds what is no message, and what no module could say', () => {
    expect(found.some((one) => one.startsWith('wrong: en: broken cannot be read'))).toBe(true)
    expect(found.some((one) => one.startsWith('wrong: en: time cannot be read'))).toBe(true)
  })

  it('finds what is too hard to read, by the measure of each language', () => {
    const hard = found.filter((one) => one.startsWith('hard: '))
    expect(hard.some((one) => one.startsWith('hard: en: is too hard'))).toBe(true)
    expect(hard.some((one) => one.startsWith('hard: es: is too hard'))).toBe(true)
    expect(found.some((one) => one.startsWith('services/content/seed/es/tips.json: is too hard'))).toBe(true)
  })

  it('leaves alone what is right, and what is the same on purpose', () => {
    expect(found.filter((one) => /: (?:es|en): (?:fine|same)\b|"Gas"/u.test(one))).toEqual([])
  })

  it('finds nothing wrong with the messages of the product', () => expect(messageProblems(ROOT)).toEqual([]))
})

describe(modulesOf.name, () => {
  const [catalog, english, spanish] = Object.values(
    modulesOf({
      name: 'first-days',
      folder: 'x',
      files: {
        en: {
          days: '{count, plural, =0 {none} one {# day} other {# days}} until {day, date, month}',
          fever: 'Over {FEVER__F} °F, it’s `high`: ${call}',
          whose: '{who, select, home {home} other {you}}',
          list: ['a {name}'],
        },
        es: { days: 'x', fever: 'x', whose: 'x', list: ['y'] },
      },
    }),
  )

  it('writes what is filled in as a function of named parts, each with its type', () => {
    expect(english).toContain(
      "days: ({ count, day }: { count: number; day: string }) => `${formats.plural(count, { '=0': 'none', one: `${formats.number(count)} day`, other: `${formats.number(count)} days` })} until ${formats.day(day, 'month')}`",
    )
    expect(english).toContain("=> chosen(who, { home: 'home', other: 'you' })")
    expect(english).toContain("import { FEVER, chosen, formatsOf } from '@gb/domain'")
  })

  it('takes numbers of libs/domain by their name, and no sign of a text for code', () => {
    expect(english).toContain(
      '({ call }: { call: string }) => `Over ${FEVER.F} °F, it’s \\`high\\`: $${call}`',
    )
  })

  it('holds another language to the shape of English, and lets it come when it is needed', () => {
    expect(spanish).toContain('export const messages: typeof english')
    expect(catalog).toContain(
      "export const firstDaysCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./first-days.es') })",
    )
  })
})

describe('the modules of a service', () => {
  const [catalog, , spanish] = Object.values(
    modulesOf({
      name: 'ways-in',
      folder: 'services/x/messages',
      files: { en: { code: 'Code {code}' }, es: { code: 'Código {code}' } },
    }),
  )

  it('have every language at once, and the endings of Node', () => {
    expect(catalog).toContain(
      [
        "import type { Language } from '@gb/domain'",
        "import { messages as en } from './ways-in.en.js'",
        "import { messages as es } from './ways-in.es.js'",
        '',
        'export const waysInCatalog: Readonly<Record<Language, typeof en>> = { en, es }',
      ].join('\n'),
    )
    expect(spanish).toContain("import type { messages as english } from './ways-in.en.js'")
  })
})

describe('the modules of the rules', () => {
  const [loads, english, spanish] = Object.values(
    modulesOf({
      name: 'near-by',
      folder: 'libs/domain/src/x/messages',
      files: { en: { fever: 'Over {FEVER__F}' }, es: { fever: 'Más de {FEVER__F}' } },
    }),
  )

  it('bring no English to whoever asks for another language, and need no other package', () => {
    expect(loads).toContain(
      "export const nearByLoads: { es: () => Promise<{ messages: typeof messages }> } = { es: () => import('./near-by.es.js') }",
    )
    expect(loads).toContain("import type { messages } from './near-by.en.js'")
    for (const module of [english, spanish])
      expect(module).toContain("import { FEVER } from '../filled-in.js'")
    expect(spanish).toContain("import type { messages as english } from './near-by.en.js'")
  })
})

describe(writeMessages.name, () => {
  let folder

  beforeEach(() => {
    folder = mkdtempSync(join(os.tmpdir(), 'messages-'))
    cpSync(PLANTED, folder, { recursive: true })
    const path = join(folder, 'shell/src/plant/messages')
    for (const name of ['wrong.en.json', 'wrong.es.json']) rmSync(join(path, name))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('says what is stale, writes it, and removes what nothing writes any more', () => {
    const modules = join(folder, 'shell/src/plant/messages/generated')
    const stale = writeMessages(folder, { check: true })
    expect(stale).toContain('shell/src/plant/messages/generated/hard.es.ts')
    expect(writeMessages(folder, { check: false })).toEqual(stale)
    expect(writeMessages(folder, { check: true })).toEqual([])
    writeFileSync(join(modules, 'gone.ts'), '')
    writeFileSync(join(modules, 'hard.en.ts'), 'changed')
    const again = [
      'shell/src/plant/messages/generated/hard.en.ts',
      'shell/src/plant/messages/generated/gone.ts',
    ]
    expect(writeMessages(folder, { check: false })).toEqual(again)
    expect(readFileSync(join(modules, 'hard.en.ts'), 'utf8')).toContain('Postoperative')
    expect(writeMessages(folder, { check: true })).toEqual([])
  })
})

describe(spanishSyllables.name, () => {
  it.each([
    ['llame', 2],
    ['cirugía', 4],
    ['cirujano', 4],
    ['bien', 1],
    ['día', 2],
    ['aire', 2],
    ['hoy', 1],
    ['que', 1],
    ['guía', 2],
    ['agua', 2],
    ['oriente', 3],
    ['clínica', 3],
    ['poeta', 3],
    ['yo', 1],
    ['y', 1],
  ])('hears %s', (word, count) => expect(spanishSyllables(word)).toBe(count))
})

describe('the measures of reading', () => {
  it('tells easy from hard in both languages', () => {
    expect(READING.en.isEasy(READING.en.measure(['Call your team now.', 'It can be treated.']))).toBe(true)
    const easy = READING.es.measure(['Llame a su equipo ahora.', 'No tiene que cargar con esto a solas.'])
    expect(READING.es.isEasy(easy)).toBe(true)
    // 6 syllables in 4 words of one sentence
    expect(READING.es.measure(['El agua es clara.'])).toBeCloseTo(206.84 - 60 * (6 / 4) - 1.02 * 4)
  })
})

describe(shownLiterals.name, () => {
  it('sees words between tags and in labels, and no other attribute', () => {
    const code = `const A = () => <p className="big" aria-label="Say it">Hi there {name} <b title={x}>°F</b></p>`
    expect(shownLiterals(code)).toEqual(['Say it', 'Hi there'])
  })
})
