import { kept } from '@gb/device'
import { asHad } from './as-had'
import { markedAs } from './canary-marks'

// Reached by a dynamic import, while the server is slow.

/** The list with the canaries of which this device noted that it had them. */
export function listAsHad(list: object): object {
  const known = new Map(keptMarks())
  return asHad(list, (remote, version) => known.get(markedAs(remote, version)))
}

function keptMarks(): [string, string][] {
  try {
    const known: unknown = JSON.parse(kept.read('canaries') ?? '{}')
    return Object.entries(known ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string')
  } catch {
    return []
  }
}
