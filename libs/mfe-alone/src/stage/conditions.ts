/** How the API answers on the stage. */
export const ANSWERS = ['fine', 'slow', 'errors', 'offline'] as const
export type Answers = (typeof ANSWERS)[number]

/** What is shown, and under which conditions. It stands in the address, so that a reload and a link show the same. */
export interface Conditions {
  /** Id of a tab or a slot, e.g. `fluids` or `home.fluids`. */
  part: string
  isPremium: boolean
  isDark: boolean
  answers: Answers
  /** Flags that are not as they are by default. */
  flags: Readonly<Record<string, boolean>>
}

const FLAG = 'flag.'

/** Reads the conditions of an address. */
export function conditionsIn(search: string, firstPart: string): Conditions {
  const query = new URLSearchParams(search)
  return {
    part: query.get('part') ?? firstPart,
    isPremium: query.has('premium'),
    isDark: query.has('dark'),
    answers: ANSWERS.find((known) => known === query.get('answers')) ?? 'fine',
    flags: Object.fromEntries(
      [...query].flatMap(([name, value]) =>
        name.startsWith(FLAG) ? [[name.slice(FLAG.length), value === 'on'] as const] : [],
      ),
    ),
  }
}

/** The conditions as an address, e.g. `?part=fluids&dark=`. */
export function addressOf({ part, isPremium, isDark, answers, flags }: Conditions): string {
  const query = new URLSearchParams({ part })
  if (isPremium) query.set('premium', '')
  if (isDark) query.set('dark', '')
  if (answers !== 'fine') query.set('answers', answers)
  for (const [name, isOn] of Object.entries(flags)) query.set(FLAG + name, isOn ? 'on' : 'off')
  return `?${query}`
}
