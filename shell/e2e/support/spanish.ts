import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withFlags } from './flags'

const CATALOG = /\.en\.json$/

const textsIn = (file: unknown): string[] =>
  typeof file === 'string'
    ? [file]
    : Object.entries(file ?? {}).flatMap(([key, value]) => (key.startsWith('@') ? [] : textsIn(value)))

/** A text as a pattern, with anything where it is filled in. */
const patternOf = (text: string): string =>
  text
    .split(/\{[^}]*\}/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('.+')

/** Each sentence of the English catalogs below a folder of the workspace that is another one in Spanish, as a pattern. */
const englishIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => CATALOG.test(path) && !path.includes('generated'))
    .flatMap((path) => {
      const read = (name: string) => textsIn(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
      const spanish = new Set(read(path.replace(CATALOG, '.es.json')))
      return read(path).filter((text) => !spanish.has(text) && /\p{L}{3}/u.test(text))
    })
    .filter((text) => !text.includes(', plural') && !text.includes(', select'))
    .map(patternOf)

const PHRASES = 'libs/domain/src/phrases'
/** Fewer may be the name of a food, which is in English. */
const WORDS_OF_A_SENTENCE = 4

/** Each sentence of the server that is said in Spanish, as a pattern, also where it begins a line. */
const saidByServer = (): string[] =>
  readdirSync(PHRASES, { encoding: 'utf8' })
    .filter((name) => name.endsWith('.es.json'))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(`${PHRASES}/${name}`, 'utf8'))))
    .filter((english) => !english.startsWith('@') && english.split(' ').length >= WORDS_OF_A_SENTENCE)
    .flatMap((english) => [english, english.charAt(0).toUpperCase() + english.slice(1)])
    .map(patternOf)

/** A word of both languages says of neither that it is that one. */
const OF_BOTH = /^Use /u

const ENGLISH = [
  ...['shell/src', 'mfe-scan/src', 'mfe-tracking/src', 'libs/domain/src', 'mfe-premium/src'].flatMap(
    englishIn,
  ),
  ...saidByServer(),
].filter((pattern) => /\p{L}{3}/u.test(pattern.replace(OF_BOTH, '')))

/** Chooses Spanish, and has the list of remotes say whether it is tried here, and what else is on. */
export const trySpanish = async (
  page: Page,
  isTried = true,
  flags: Record<string, boolean> = {},
): Promise<void> => {
  await withFlags(page, { ...flags, spanish: isTried })
  await page.addInitScript(() => {
    if (localStorage.getItem('gb.language') === null) localStorage.setItem('gb.language', 'es')
  })
}

/** What is said in English on the page, or in the topmost window: seen or read out, and not marked as English. */
export const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate((patterns) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const isEnglish = (text: string) => patterns.some((each) => new RegExp(`^${each}$`, 'u').test(text))
    const found = new Set<string>()
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (element === null || element.closest('[lang]')?.getAttribute('lang') === 'en') continue
      const said =
        node instanceof Element
          ? ['aria-label', 'placeholder', 'alt', 'title'].map((name) => node.getAttribute(name) ?? '')
          : [node.textContent ?? '']
      for (const text of said.map((each) => each.trim())) if (text !== '' && isEnglish(text)) found.add(text)
    }
    return [...found]
  }, ENGLISH)
