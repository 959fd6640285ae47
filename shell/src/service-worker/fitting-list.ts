import { type ShellOffer, unmetNeed } from '@gb/domain'
import { fits } from '../remotes/loading/admission'
import { asHad, releaseIn } from '../remotes/registry/as-had'

interface List {
  remotes: readonly unknown[]
}

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes)

const listIn = async (answer: Response | undefined): Promise<List | null> => {
  const body: unknown = await answer
    ?.clone()
    .json()
    .catch(() => null)
  return isList(body) ? body : null
}

/** The canaries that somebody was given with a list are those with a mark. */
const asHadIn = (list: List, before: List): List => {
  const had = before.remotes.map(releaseIn)
  return asHad(
    list,
    (name, version) => had.find((one) => one?.name === name && one.version === version)?.mark,
  )
}

/**
 * The list of the server, with the canaries that somebody had where it does not know who asks, and as far as the shell of
 * this worker can run it: a deployment brings a shell and remotes that need it, and this page runs the shell of before until somebody reloads. What needs more than that shell gives is as it was kept, if
 * that fits; else the list says what is, and the card of the remote asks for a reload.
 */
export async function fittingList(
  answer: Response,
  kept: Response | undefined,
  offer: ShellOffer,
): Promise<Response> {
  const [list, before] = await Promise.all([listIn(answer), listIn(kept)])
  if (list === null || before === null) return answer
  const isGood = (one: unknown): boolean => {
    const release = releaseIn(one)
    return release !== undefined && unmetNeed(release, offer, fits) === null
  }
  const known = new Map(before.remotes.filter(isGood).map((one) => [releaseIn(one)?.name, one]))
  const decided = asHadIn(list, before)
  const remotes = decided.remotes.map((one) => (isGood(one) ? one : (known.get(releaseIn(one)?.name) ?? one)))
  if (remotes.every((one, index) => one === list.remotes[index])) return answer
  return Response.json({ ...list, remotes })
}
