const WORDS = ['pin', 'canary', 'rollback', 'kill'] as const

/** A setting, or the share of a flag; who tries a flag early needs no word. */
const CHOSEN = /\/(?:settings|flags)\/[^/]+$/

/** What goes along with a change of what is in force, so that it is done; nothing for other paths. */
export const confirmed = (path: string): { 'x-confirm'?: string } => {
  const [called = ''] = path.split('?')
  const word = CHOSEN.test(called) ? 'change' : WORDS.find((each) => called.endsWith(`/${each}`))
  return word === undefined ? {} : { 'x-confirm': word }
}
