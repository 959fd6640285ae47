import 'fake-indexeddb/auto'
import { afterAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { deleteDeviceStore } from './database'
import { createOutbox } from './outbox'
import type { OutboxControl } from './outbox-control'
import type { EntryWrite } from './item'
import { entryServer, type EntryServer, type Trouble } from './testing/entry-server'

type Event =
  | { do: 'add'; oz: number; as: 'drink' | 'meal' | 'meal again' | 'meal again of one that is gone' }
  | { do: 'change'; which: number; oz: number }
  | { do: 'delete'; which: number }
  | { do: 'trouble'; trouble: Trouble }
  | { do: 'offline' | 'online' | 'reload' | 'other tab' | 'lose session' | 'sign in' | 'wait' }

const trouble = fc.constantFrom<Trouble>('lost', 'answer-lost', 500, 503, 429, 401, 403, 408)
const which = fc.nat({ max: 5 })
const amount = fc.integer({ min: 1, max: 12 })
const sort = fc.constantFrom(...(['drink', 'meal', 'meal again', 'meal again of one that is gone'] as const))
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), oz: amount, as: sort }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), which, oz: amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('trouble' as const), trouble }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['offline', 'online', 'reload', 'other tab', 'lose session', 'sign in', 'wait'] as const),
      ),
    }),
  },
)

const SOURCE = 'yesterday'
const SOURCE_GRAMS = 99

/** Entries that carry one number each, whatever their kind. */
const plate = (grams: number) => ({ items: [{ food_id: 'egg', grams }], shown: [] })
const createOf = (entryId: string, { oz, as }: Extract<Event, { do: 'add' }>): EntryWrite => {
  if (as === 'drink') return { kind: 'fluid', action: 'create', entryId, values: { amount_oz: oz } }
  const values = { meal_type: 'lunch' as const, ...plate(oz) }
  if (as === 'meal') return { kind: 'food', action: 'create', entryId, values }
  const of = as === 'meal again' ? SOURCE : 'gone'
  return { kind: 'food', action: 'create', entryId, values: { ...values, of } }
}
const changeOf = (kind: EntryWrite['kind'], entryId: string, oz: number): EntryWrite =>
  kind === 'food'
    ? { kind, action: 'change', entryId, values: plate(oz) }
    : { kind: 'fluid', action: 'change', entryId, values: { amount_oz: oz } }
/** The number of an entry of the server. */
const numberOf = ({ amount_oz: oz, items }: Record<string, unknown>) =>
  Array.isArray(items) ? (items as { grams: number }[])[0]?.grams : oz

const open = (server: EntryServer, userId: string) => {
  const outbox = createOutbox({ api: server.api(), signedIn: () => server.signedIn, random: () => 0 })
  outbox.use(userId)
  return outbox
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Everything is well again, for as long as it takes. */
async function settle(server: EntryServer, userId: string, pages: OutboxControl[]) {
  server.isDown = false
  server.troubles.length = 0
  server.signedIn = userId
  // A page that has just been opened shows nothing until it has read what is kept.
  for (const page of pages) await page.discard('nothing')
  const isEmpty = () => pages.every((page) => page.pending().every(({ state }) => state === 'sent'))
  for (let tries = 0; tries < 300 && !isEmpty(); tries += 1) {
    for (const page of pages) {
      page.resume()
      page.wake()
    }
    await pause(4)
  }
  return isEmpty()
}

describe('the outbox under any interleaving', () => {
  afterAll(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) await deleteDeviceStore(name.replace('gb-outbox-', ''))
    }
  })

  it('ends with each entry once, as it was last written, and with no deleted one', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 25 }), async (events: Event[]) => {
        run += 1
        const userId = `run-${run}`
        const server = entryServer()
        server.refuses = () => false
        server.signedIn = userId
        server.entries.set(SOURCE, plate(SOURCE_GRAMS))
        const expected = new Map<string, number>()
        const kinds = new Map<string, EntryWrite['kind']>()
        let pages = [open(server, userId)]
        let count = 0

        for (const each of events) {
          const ids = [...expected.keys()]
          const page = pages[count % pages.length]
          if (page === undefined) throw new Error('no page')
          if (each.do === 'add') {
            count += 1
            const entryId = `${run}.${count}`
            const write = createOf(entryId, each)
            kinds.set(entryId, write.kind)
            expected.set(entryId, each.as === 'meal again' ? SOURCE_GRAMS : each.oz)
            await page.write(write)
          } else if (each.do === 'change' || each.do === 'delete') {
            const entryId = ids[each.which % Math.max(ids.length, 1)]
            const kind = entryId === undefined ? undefined : kinds.get(entryId)
            if (entryId === undefined || kind === undefined) continue
            if (each.do === 'delete') {
              expected.delete(entryId)
              await page.write({ kind, action: 'delete', entryId })
            } else {
              expected.set(entryId, each.oz)
              await page.write(changeOf(kind, entryId, each.oz))
            }
          } else if (each.do === 'trouble') server.troubles.push(each.trouble)
          else if (each.do === 'offline' || each.do === 'online') {
            server.isDown = each.do === 'offline'
            for (const one of pages) one.wake()
          } else if (each.do === 'reload') {
            for (const one of pages) one.use(null)
            pages = [open(server, userId)]
          } else if (each.do === 'other tab') {
            if (pages.length < 2) pages.push(open(server, userId))
          } else if (each.do === 'lose session') server.signedIn = null
          else if (each.do === 'sign in') {
            server.signedIn = userId
            for (const one of pages) one.resume()
          } else await pause(2)
        }

        const isDone = await settle(server, userId, pages)
        for (const one of pages) one.use(null)
        expect(isDone).toBe(true)
        expect(new Set(server.stored).size).toBe(server.stored.length)
        server.entries.delete(SOURCE)
        const stored = new Map([...server.entries].map(([id, body]) => [id, numberOf(body)]))
        expect(stored).toEqual(expected)
      }),
      { numRuns: 100, endOnFailure: true },
    )
  }, 60_000)
})
