import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { WeightDelivery } from './weight-delivery.js'
import { WaitingWeightRepository } from './waiting-weight.repository.js'

let service: Awaited<ReturnType<typeof startProfile>>
let delivery: WeightDelivery

beforeAll(async () => {
  service = await startProfile()
  delivery = service.get(WeightDelivery, { strict: false })
})
afterAll(() => service.close())
beforeEach(async () => {
  await service.run('DELETE FROM profile.outbox_event')
  service.weights.received.length = 0
  service.weights.isDown = false
})

const newPerson = async (): Promise<string> => {
  const { call } = await service.browser().consenting()
  const { status, body } = await call('POST', '/api/profile', { body: FORM })
  expect(status).toBe(201)
  return String(body.user_id)
}

const pending = async (): Promise<number> => {
  const [row] = await service.run(
    'SELECT count(*)::int AS n FROM profile.outbox_event WHERE delivered_at IS NULL',
  )
  return Number(row?.n)
}

const waitFor = (time: string) =>
  service.run(`UPDATE profile.outbox_event SET next_attempt_at = next_attempt_at - $1::interval`, [time])

describe(WeightDelivery.name, () => {
  it('lets a profile be made while the weight log is down, and delivers once it is back', async () => {
    service.weights.isDown = true
    const userId = await newPerson()
    expect(await pending()).toBe(1)
    service.weights.isDown = false
    await delivery.deliverDue()
    expect(service.weights.received).toEqual([])
    await waitFor('10 minutes')
    await delivery.deliverDue()
    expect(service.weights.received).toEqual([expect.objectContaining({ userId, kind: 'initial' })])
    expect(await pending()).toBe(0)
  })

  it('delivers what a crash left behind between claiming and telling, under the same id', async () => {
    service.weights.isDown = true
    const userId = await newPerson()
    service.weights.isDown = false
    await waitFor('10 minutes')
    const [claimed] = await service.get(WaitingWeightRepository, { strict: false }).claimDue()
    await delivery.deliverDue()
    expect(service.weights.received).toEqual([])
    await waitFor('10 minutes')
    await delivery.deliverDue()
    expect(service.weights.received).toEqual([expect.objectContaining({ userId, entryId: claimed?.entryId })])
  })

  it('leaves nothing behind when many wait, and tells nobody twice', async () => {
    service.weights.isDown = true
    const people: string[] = []
    // One after the other: a crowd that signs up at once is turned away while the machine is busy, as it should be.
    while (people.length < 45) people.push(await newPerson())
    service.weights.isDown = false
    await waitFor('10 minutes')
    await Promise.all([delivery.deliverDue(), delivery.deliverDue(), delivery.deliverDue()])
    expect(service.weights.received).toHaveLength(people.length)
    expect(new Set(service.weights.received.map(({ userId }) => userId))).toEqual(new Set(people))
    expect(await pending()).toBe(0)
  })

  it('waits longer after each failure', async () => {
    service.weights.isDown = true
    await newPerson()
    const waits: number[] = []
    for (let round = 0; round < 3; round++) {
      const [row] = await service.run(
        'SELECT extract(epoch FROM next_attempt_at - now())::float8 AS wait FROM profile.outbox_event',
      )
      waits.push(Math.round(Number(row?.wait)))
      await waitFor('10 minutes')
      await delivery.deliverDue()
    }
    expect(waits).toEqual([2, 4, 8])
  })
})
