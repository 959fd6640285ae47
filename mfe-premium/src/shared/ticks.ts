import { kept, useKept } from '@gb/device'

/** The ticked lines of a list, and how to change them. */
export interface Ticks {
  ticked: ReadonlySet<string>
  change: (ticked: ReadonlySet<string>) => void
}

const BETWEEN = '\n'

/**
 * Ticks that outlive the screen, on this device and until the sign-out: between two aisles somebody looks at a message.
 * @param list whose ticks, e.g. the id of a plan
 */
export function useKeptTicks(list: string): Ticks {
  const lines = useKept('ticks', list)
  return {
    ticked: new Set(lines === null ? [] : lines.split(BETWEEN)),
    change: (ticked) => kept.keep('ticks', ticked.size === 0 ? null : [...ticked].join(BETWEEN), list),
  }
}
