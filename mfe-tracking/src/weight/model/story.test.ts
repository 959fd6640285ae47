import { describe, expect, it } from '@jest/globals'
import type { Shown } from '@gb/device'
import { addDays } from '@gb/domain'
import { weighIn } from '../testing/weigh-in'
import type { Body } from './body'
import type { Milestone } from './milestone'
import { type StoryInput, storyOf, weightsOfStory } from './story'

const SURGERY = '2026-05-04'
const TODAY = '2026-11-20'
const BODY: Body = { heightInches: 65, surgeryDate: SURGERY, surgeryDayWeightLbs: 280, isPregnant: false }

const milestone = (day: string, state: 'saved' | 'attention' = 'saved') =>
  ({
    entryId: day,
    milestone: `on ${day}`,
    day,
    recordedAt: `${day}T12:00:00.000Z`,
    state,
  }) as Shown<Milestone>

const story = (input: Partial<StoryInput>) =>
  storyOf({ milestones: [], photos: [], entries: [], body: BODY, goalLbs: 160, today: TODAY, ...input })
const inShort = (input: Partial<StoryInput>) => story(input).map(({ kind, day }) => `${kind} ${day}`)

/** Four weeks that go down, five that stand still. */
const LEVEL = [
  ...[0, 7, 14, 21, 28].map((days) => weighIn(addDays(SURGERY, days), 280 - days)),
  ...[35, 42, 49, 56, 63].map((days) => weighIn(addDays(SURGERY, days), 250)),
]

describe(storyOf.name, () => {
  it('begins on the day of the surgery and goes on to today, newest first', () => {
    const photos = [{ id: 'p', day: '2026-06-01', picture: '' }]
    expect(inShort({ milestones: [milestone('2026-09-01'), milestone('2026-05-10')], photos })).toEqual([
      'milestone 2026-09-01',
      'photo 2026-06-01',
      'milestone 2026-05-10',
      `surgery ${SURGERY}`,
    ])
  })

  it('says a plateau where it is', () => {
    const [plateau, surgery] = story({ entries: LEVEL })
    expect(plateau).toMatchObject({ kind: 'plateau', plateau: { toDay: addDays(SURGERY, 63) } })
    expect(surgery).toMatchObject({ kind: 'surgery' })
  })

  it('has no plateau while the person is too light', () => {
    const light = LEVEL.map((entry) => ({ ...entry, weightLbs: entry.weightLbs * 0.42 }))
    expect(story({ entries: light.toReversed(), goalLbs: null }).map(({ kind }) => kind)).toEqual(['surgery'])
  })

  it('has no plateau in a pregnancy, and none while the profile is not read', () => {
    const kinds = (body: Body | null) => story({ entries: LEVEL, body }).map(({ kind }) => kind)
    expect(kinds({ ...BODY, isPregnant: true })).toEqual(['surgery'])
    expect(kinds(null)).toEqual([])
  })

  it.each([
    ['lies ahead', '2026-12-24'],
    ['is not known', null],
  ])('has no beginning where the surgery %s', (_what, surgeryDate) => {
    expect(inShort({ body: { ...BODY, surgeryDate }, milestones: [milestone('2026-09-01')] })).toEqual([
      'milestone 2026-09-01',
    ])
  })

  it('has what was refused on top, where it is found', () => {
    const milestones = [milestone('2026-09-01'), milestone('2026-05-10', 'attention')]
    expect(inShort({ milestones })[0]).toBe('milestone 2026-05-10')
  })
})

describe(weightsOfStory.name, () => {
  const later = weighIn('2026-06-01', 262)

  it('begins with the weight that was told for the day of the surgery', () => {
    const { entries, since } = weightsOfStory([later], BODY, TODAY)
    expect(since).toBe(SURGERY)
    expect(entries.map(({ day, weightLbs }) => [day, weightLbs])).toEqual([
      ['2026-06-01', 262],
      [SURGERY, 280],
    ])
  })

  it('takes the weight that was logged on that day instead', () => {
    const logged = weighIn(SURGERY, 279)
    expect(weightsOfStory([later, logged], BODY, TODAY).entries).toEqual([later, logged])
  })

  it.each([
    ['no profile is read', null],
    ['there is no surgery date', { ...BODY, surgeryDate: null }],
    ['the surgery lies ahead', { ...BODY, surgeryDate: '2026-12-24' }],
  ])('has all weights where %s', (_what, body) => {
    expect(weightsOfStory([later], body, TODAY)).toEqual({ entries: [later], since: null })
  })

  it('adds nothing where no weight was told', () => {
    const body = { ...BODY, surgeryDayWeightLbs: null }
    expect(weightsOfStory([later], body, TODAY)).toEqual({ entries: [later], since: SURGERY })
  })
})
