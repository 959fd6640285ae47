const WORDS = ['pin', 'canary', 'rollback', 'kill'] as const

/** What goes along with a change of what is in force, so that it is done; nothing for other paths. */
export const confirmed = (path: string): { 'x-confirm'?: string } => {
  const [last = ''] = path.split('?')[0]?.split('/').slice(-1) ?? []
  const word = WORDS.find((each) => each === last)
  return word === undefined ? {} : { 'x-confirm': word }
}
