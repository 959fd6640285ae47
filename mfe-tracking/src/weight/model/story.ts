import type { Shown } from '@gb/device'
import { type AskedWeighIn, plateausOf, type Plateau, surgeryDayLbs, withoutSlips } from '@gb/domain'
import { type Body, tellsNoLoss } from './body'
import type { Milestone } from './milestone'
import type { ProgressPhoto } from './progress-photos'
import type { WeightEntry } from './weight'

/** One thing on the line of time. `day` is the local day it begins on. */
export type StoryMoment =
  | { kind: 'milestone'; day: string; milestone: Shown<Milestone> }
  | { kind: 'photo'; day: string; photo: ProgressPhoto }
  | { kind: 'plateau'; day: string; plateau: Plateau }
  | { kind: 'surgery'; day: string }

/** What a story is told from. */
export interface StoryInput {
  milestones: readonly Shown<Milestone>[]
  /** Empty while they are out of sight. */
  photos: readonly ProgressPhoto[]
  entries: readonly AskedWeighIn[]
  /** null while it is not read. */
  body: Body | null
  goalLbs: number | null
  today: string
}

/** What stands above what on one day: the words of the person first. */
const ORDER: readonly StoryMoment['kind'][] = ['milestone', 'photo', 'plateau', 'surgery']

/** The moments of a story, newest first. What was refused stands on top, where it is found. */
export function storyOf(input: StoryInput): StoryMoment[] {
  const { milestones, photos, body, today } = input
  const moments: StoryMoment[] = [
    ...milestones.map((milestone) => ({ kind: 'milestone' as const, day: milestone.day, milestone })),
    ...photos.map((photo) => ({ kind: 'photo' as const, day: photo.day, photo })),
    ...breaksOf(input).map((plateau) => ({ kind: 'plateau' as const, day: plateau.fromDay, plateau })),
  ]
  const surgery = body?.surgeryDate ?? null
  if (surgery !== null && surgery <= today) moments.push({ kind: 'surgery', day: surgery })
  const isRefused = (moment: StoryMoment) =>
    moment.kind === 'milestone' && moment.milestone.state === 'attention'
  return moments.toSorted(
    (a, b) =>
      Number(isRefused(b)) - Number(isRefused(a)) ||
      b.day.localeCompare(a.day) ||
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  )
}

/** The breaks of the weight; none where a level weight means nothing of the kind. */
const breaksOf = ({ entries, body, goalLbs }: StoryInput): Plateau[] => {
  const counted = withoutSlips(entries.toReversed())
  return body === null || tellsNoLoss(body, counted.at(-1))
    ? []
    : plateausOf(counted, { surgeryDate: body.surgeryDate, goalLbs })
}

/**
 * The weights of a story: since the day of the surgery, and the weight that was told for that day where nothing was
 * logged on it. All of them while there is no surgery behind the person.
 */
export function weightsOfStory(
  entries: readonly WeightEntry[],
  body: Body | null,
  today: string,
): { entries: readonly WeightEntry[]; since: string | null } {
  const surgery = body?.surgeryDate ?? null
  if (body === null || surgery === null || surgery > today) return { entries, since: null }
  const told = surgeryDayLbs(body, today)
  if (told === null || entries.some(({ day }) => day === surgery)) return { entries, since: surgery }
  const first: WeightEntry = {
    entryId: '',
    weightLbs: told,
    notes: '',
    day: surgery,
    recordedAt: `${surgery}T12:00:00.000Z`,
    isInitial: false,
    isConfirmed: true,
    hints: [],
  }
  return { entries: [...entries, first], since: surgery }
}
