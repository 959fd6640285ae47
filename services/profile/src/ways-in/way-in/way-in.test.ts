import { describe, expect, it } from '@jest/globals'
import { construct } from '../../testing/construct.js'
import { type Way, WayIn } from './way-in.js'

const BROWSER = {
  session: null,
  device: null,
  visitor: null,
  network: 'n',
  site: null,
  label: 'Safari on iPhone',
}
const SECRETS = { userId: 'me', session: 's', device: 'd' }

/** What was done, in order. */
const setUp = () => {
  const done: string[] = []
  const note =
    <T>(what: string, answer: T) =>
    () => {
      done.push(what)
      return Promise.resolve(answer)
    }
  const tell = ({ kind }: { kind: string }, device: string) => note(`told ${kind} on ${device}`, null)()
  const transaction = async (work: () => Promise<unknown>) => {
    done.push('begun')
    const answer = await work()
    done.push('kept')
    return answer
  }
  const wayIn = construct(WayIn, [
    { transaction },
    { lock: note('locked', null) },
    { tell },
    { open: note('signed in', SECRETS) },
  ])
  return { done, wayIn }
}

describe(WayIn.name, () => {
  it.each<[Way, string]>([
    ['pairing', 'paired'],
    ['mail', 'restored_by_mail'],
    ['passkey', 'restored_by_passkey'],
  ])('locks, does what comes first, tells of %s and signs in, all in one', async (way, kind) => {
    const { done, wayIn } = setUp()
    const first = () => {
      done.push('first')
      return Promise.resolve()
    }
    expect(await wayIn.open('me', way, BROWSER, first)).toEqual(SECRETS)
    const told = `told ${kind} on Safari on iPhone`
    expect(done).toEqual(['begun', 'locked', 'first', told, 'signed in', 'kept'])
  })

  it('tells nobody of a browser that is trusted', async () => {
    const { done, wayIn } = setUp()
    await wayIn.open('me', 'trusted', BROWSER)
    expect(done).toEqual(['begun', 'locked', 'signed in', 'kept'])
  })

  it('opens nothing when what comes first is refused', async () => {
    const { done, wayIn } = setUp()
    const refused = wayIn.open('me', 'mail', BROWSER, () => Promise.reject(new Error('used up')))
    await expect(refused).rejects.toThrow('used up')
    expect(done).toEqual(['begun', 'locked'])
  })
})
