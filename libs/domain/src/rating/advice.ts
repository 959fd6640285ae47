import type { Part, PartKey } from './parts.js'
import type { Texture } from './texture.js'

type ByTexture = Readonly<Record<Texture, string>>

const SIP_SLOWLY = 'Take small sips, 1 to 2 oz every 15 minutes.'

/** One action for a part that lost points, in food the phase allows. */
const IMPROVE: Readonly<Record<PartKey, string | ByTexture>> = {
  proteinDensity: {
    clear: 'Stay with clear liquids for now. Protein comes with the next phase.',
    full: 'Choose a protein shake or skim milk, so each sip brings more protein.',
    puree: 'Choose blended chicken, fish, egg or cottage cheese, so each bite brings more protein.',
    soft: 'Choose flaked fish, egg or tender ground poultry, so each bite brings more protein.',
    regular: 'Choose lean protein, like chicken, fish, egg or plain Greek yogurt.',
  },
  proteinTarget: {
    clear: SIP_SLOWLY,
    full: 'Make your next feed a protein shake.',
    puree: 'Add a spoon of Greek yogurt, ricotta or blended beans.',
    soft: 'Add an egg, cottage cheese or soft fish, and eat it first.',
    regular: 'Add an egg, tuna or cottage cheese, and eat it first.',
  },
  sugar: 'Swap the sweet part for something with no added sugar.',
  fat: 'Pick a leaner or low-fat kind next time.',
  fiber: {
    clear: 'Choose liquids you can see through.',
    full: 'Choose smooth liquids without bits for now.',
    puree: 'Choose peeled, well-cooked and blended food for now.',
    soft: 'Choose peeled and well-cooked food for now.',
    regular: 'Add a cooked vegetable or some fruit after the protein.',
  },
  energy: 'Save part of this for later.',
  portion: 'Serve a smaller portion, and stop at the first sign of fullness.',
}

/** What to keep doing, for a plate with fewer than two parts to better. The two protein parts always have points. */
const KEEP: Readonly<Record<'proteinDensity' | 'proteinTarget', ByTexture>> = {
  proteinDensity: {
    clear: 'Stay with clear liquids for now.',
    full: 'Keep choosing drinks this rich in protein.',
    puree: 'Keep choosing food this rich in protein.',
    soft: 'Keep choosing food this rich in protein.',
    regular: 'Keep choosing food this rich in protein.',
  },
  proteinTarget: {
    clear: SIP_SLOWLY,
    full: 'Keep the protein drink first.',
    puree: 'Keep eating the protein first.',
    soft: 'Keep eating the protein first.',
    regular: 'Keep eating the protein first.',
  },
}

/** The part of its points a part has; -1 for a portion that is too big, null for a part that has no say. */
const shareOf = ({ key, points, max }: Part): number | null => {
  if (points === null) return null
  if (key === 'portion') return points < 0 ? -1 : null
  return points / max
}

const actionFor = (key: PartKey, share: number, texture: Texture): string => {
  const isKept = share >= 1 && (key === 'proteinDensity' || key === 'proteinTarget')
  const action = isKept ? KEEP[key] : IMPROVE[key]
  return typeof action === 'string' ? action : action[texture]
}

/**
 * The two lowest parts as one action each. Low is the share of the part's own points; of equal ones the first in the
 * table, so the part that weighs more. Source: clinical rules 7.3, `recommendations`.
 */
export const adviceFor = (parts: readonly Part[], texture: Texture): readonly [string, string] => {
  const rated = parts.flatMap((part) => {
    const share = shareOf(part)
    return share === null ? [] : [{ key: part.key, share }]
  })
  const [lowest, next] = rated.toSorted((a, b) => a.share - b.share)
  if (!lowest || !next) throw new RangeError('a plate is rated by at least two parts')
  return [actionFor(lowest.key, lowest.share, texture), actionFor(next.key, next.share, texture)]
}
