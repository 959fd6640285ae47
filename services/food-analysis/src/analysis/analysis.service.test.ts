import { beforeEach, describe, expect, it } from '@jest/globals'
import type { SessionUser } from '@gb/service-kit'
import { AnalysisService } from './analysis.service.js'

const GIVEN = {
  privacy_policy_accepted: 'given',
  terms_accepted: 'given',
  health_data_consent: 'given',
  ai_analysis_consent: 'given',
}

/** A request as far as these steps look at it. */
const request = (steps: string[]) =>
  ({
    user: { userId: 'ann', consents: GIVEN },
    image: 'text',
    mealType: 'lunch',
    call: {
      keyed: null,
      gone: new AbortController().signal,
      markReplayed: () => void steps.push('replayed'),
    },
  }) as unknown as { user: SessionUser } & Parameters<AnalysisService['analyze']>[0]

let steps: string[]
beforeEach(() => {
  steps = []
})

/** Takes the next of the answers that are laid ready, and writes down that it was asked for. */
const scripted =
  <T>(name: string, answers: T[]) =>
  async (): Promise<T> => {
    steps.push(name)
    const [answer] = answers.splice(0, 1)
    if (answer === undefined) throw new Error(`${name} was not expected`)
    return answer
  }

interface Script {
  stored?: unknown[]
  meals?: unknown[]
  claims?: unknown[]
  read?: unknown[]
  before?: unknown[]
}

const analyze = ({ stored = [null], meals = [null], claims = [], read = [], before = [] }: Script) => {
  const parts = [
    { answerOf: scripted('asked', stored) },
    { normalize: scripted('photo', [Buffer.from('1'), Buffer.from('2')]) },
    { status: async () => ({ premiumActive: false }) },
    { keyOf: () => null, mealOf: scripted('claiming', meals), settled: scripted('waiting', [true]) },
    { reserve: scripted('reserve', claims) },
    { read: scripted('held', read), readBefore: scripted('known', before) },
  ] as unknown as ConstructorParameters<typeof AnalysisService>
  return new AnalysisService(...parts).analyze(request(steps))
}

const HELD = { kind: 'held', held: {} }
const MEAL = { entry: {} }

describe(AnalysisService.name, () => {
  it('holds a scan for a new photo and reads it', async () => {
    expect(await analyze({ claims: [HELD], read: ['answer'] })).toBe('answer')
    expect(steps).toEqual(['asked', 'photo', 'claiming', 'reserve', 'held'])
  })

  it('answers what is stored without opening the photo', async () => {
    expect(await analyze({ stored: ['stored'] })).toBe('stored')
    expect(steps).toEqual(['asked', 'replayed'])
  })

  it('answers with the meal that the photo has become, and holds no scan', async () => {
    expect(await analyze({ meals: [MEAL], before: ['meal'] })).toBe('meal')
    expect(steps).toEqual(['asked', 'photo', 'claiming', 'known'])
  })

  it('waits while another request looks at the photo, and takes its meal', async () => {
    const claims = [{ kind: 'photo_taken' }]
    expect(await analyze({ meals: [null, MEAL], claims, before: ['meal'] })).toBe('meal')
    expect(steps).toEqual(['asked', 'photo', 'claiming', 'reserve', 'waiting', 'claiming', 'known'])
  })

  it('holds a scan itself when the other request came to nothing', async () => {
    const claims = [{ kind: 'photo_taken' }, HELD]
    expect(await analyze({ meals: [null, null], claims, read: ['answer'] })).toBe('answer')
    expect(steps.slice(-4)).toEqual(['waiting', 'claiming', 'reserve', 'held'])
  })

  it('asks again when its key was taken meanwhile, and gets the answer of the other request', async () => {
    expect(await analyze({ stored: [null, 'stored'], claims: [{ kind: 'key_taken' }] })).toBe('stored')
    expect(steps).toEqual(['asked', 'photo', 'claiming', 'reserve', 'asked', 'replayed'])
  })

  it('asks again when its key was taken while it answered with a known meal', async () => {
    expect(await analyze({ stored: [null, 'stored'], meals: [MEAL], before: [null] })).toBe('stored')
    expect(steps).toEqual(['asked', 'photo', 'claiming', 'known', 'asked', 'replayed'])
  })

  it('hands on what went wrong', async () => {
    await expect(analyze({ claims: [] })).rejects.toThrow('reserve was not expected')
  })
})
