import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { OUTBOX_KEEP_SENT_MS, OUTBOX_MAX_ITEMS } from '@gb/domain'
import { openDB } from 'idb'
import { NoProfileError, OutboxFullError } from './errors'
import { databaseOf, deleteDeviceStore } from './database'
import { openDeviceStore } from './device-store'
import type { EntryWrite } from './item'
import { createLateOutbox, createOutbox } from './outbox'
import type { OutboxControl } from './outbox-control'
import { createPageStore } from './store'
import { singlePage } from './leader'
import { entryServer, type EntryServer } from './testing/entry-server'

const create = (entryId: string, amount_oz = 8): EntryWrite => ({
  kind: 'fluid',
  action: 'create',
  entryId,
  values: { fluid_type: 'water', amount_oz },
})
const change = (entryId: string, amount_oz: number): EntryWrite => ({
  kind: 'fluid',
  action: 'change',
  entryId,
  values: { amount_oz },
})
const mealAgain = (entryId: string, of: string): EntryWrite => ({
  kind: 'food',
  action: 'create',
  entryId,
  values: { meal_type: 'lunch', items: [{ food_id: 'egg', grams: 50 }], shown: [], of },
})
const remove = (entryId: string): EntryWrite => ({ kind: 'fluid', action: 'delete', entryId })

const envelope = {
  userId: 'ann',
  key: 'k',
  madeAt: '2026-11-20T08:00:00.000Z',
  timeZone: 'UTC',
  heldUntil: 0,
  isTried: false,
  refusal: null,
  sentAt: 0,
}

const pages: OutboxControl[] = []
const page = (server: EntryServer, userId = 'ann') => {
  const outbox = createOutbox({ api: server.api(), signedIn: () => server.signedIn, random: () => 0.5 })
  outbox.use(userId)
  pages.push(outbox)
  return outbox
}
/** Ends the page as a reload does: nothing of its memory is left. */
const leave = (outbox: OutboxControl) => outbox.use(null)

const until = async (isTrue: () => boolean) => {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 400) throw new Error('It did not happen.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const states = (outbox: OutboxControl) =>
  outbox.pending().map(({ write, state }) => `${write.entryId} ${write.action} ${state}`)
const isEmpty = (outbox: OutboxControl) => outbox.pending().every(({ state }) => state === 'sent')

describe(createOutbox.name, () => {
  let server: EntryServer
  beforeEach(() => {
    server = entryServer()
  })
  afterEach(async () => {
    for (const outbox of pages.splice(0)) leave(outbox)
    await new Promise((resolve) => setTimeout(resolve, 10))
    for (const userId of ['ann', 'bob']) await deleteDeviceStore(userId)
  })

  it('sends in the order of writing, and shows what has arrived until the lists do', async () => {
    const outbox = page(server)
    for (const id of ['1', '2', '3']) await outbox.write(create(id))
    await until(() => isEmpty(outbox))
    expect(server.arrived).toEqual(['POST 1', 'POST 2', 'POST 3'])
    expect(states(outbox)).toEqual(['1 create sent', '2 create sent', '3 create sent'])
  })

  it('remembers over a reload what has arrived, until every list has been read since', async () => {
    const first = page(server)
    await first.write(create('1'))
    await until(() => isEmpty(first))
    leave(first)
    const second = page(server)
    await until(() => states(second).join() === '1 create sent')
    leave(second)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + OUTBOX_KEEP_SENT_MS + 60_000)
    const third = page(server)
    await third.write(create('2'))
    await until(() => states(third).join() === '2 create sent')
    clock.mockRestore()
    expect(server.arrived).toEqual(['POST 1', 'POST 2'])
  })

  it('keeps a write before any network, over a reload', async () => {
    server.isDown = true
    const first = page(server)
    await expect(first.write(create('1'))).resolves.toEqual({ kept: 'device' })
    leave(first)
    server.isDown = false
    const second = page(server)
    await until(() => server.entries.size === 1 && isEmpty(second))
    expect(server.stored).toEqual(['1'])
  })

  it('makes one entry of a double tap', async () => {
    const outbox = page(server)
    await Promise.all([outbox.write(create('1')), outbox.write(create('1'))])
    await until(() => isEmpty(outbox))
    expect(server.arrived).toEqual(['POST 1'])
  })

  it('stores once what was sent twice because the answer was lost', async () => {
    server.troubles.push('answer-lost')
    const outbox = page(server)
    await outbox.write(create('1'))
    await until(() => server.arrived.length === 1)
    outbox.wake()
    await until(() => isEmpty(outbox))
    expect(server.arrived).toEqual(['POST 1', 'POST 1'])
    expect(server.stored).toEqual(['1'])
  })

  it('lets a refused item wait for attention, and sends the others', async () => {
    const outbox = page(server)
    for (const [id, oz] of [
      ['1', 8],
      ['2', 13],
      ['3', 8],
    ] as const)
      await outbox.write(create(id, oz))
    await until(() => server.entries.size === 2)
    await until(() => states(outbox).includes('2 create attention'))
    expect(outbox.pending()[1]?.refusal).toEqual({
      reason: 'refused',
      status: 400,
      message: 'No: invalid_input.',
      fields: [{ field: 'amount_oz', message: 'Too unlucky.' }],
    })
    leave(outbox)
    const reloaded = page(server)
    const expected = ['1 create sent', '2 create attention', '3 create sent']
    await until(() => states(reloaded).join() === expected.join())
  })

  it('sends a refused item after an edit, as one creation', async () => {
    const outbox = page(server)
    await outbox.write(create('1', 13))
    await until(() => states(outbox).join() === '1 create attention')
    await outbox.write(change('1', 12))
    await until(() => isEmpty(outbox))
    expect(server.entries.get('1')).toMatchObject({ amount_oz: 12, fluid_type: 'water' })
  })

  it('forgets a refused item that is discarded', async () => {
    const outbox = page(server)
    await outbox.write(create('1', 13))
    await until(() => states(outbox).join() === '1 create attention')
    await outbox.discard('1')
    expect(outbox.pending()).toEqual([])
    leave(outbox)
    const reloaded = page(server)
    await reloaded.write(create('2'))
    expect(states(reloaded)[0]).toContain('2 create')
  })

  it('sends a creation, its change and its deletion in that order once the first has been tried', async () => {
    server.troubles.push('lost')
    const outbox = page(server)
    await outbox.write(create('1'))
    await until(() => server.troubles.length === 0)
    await outbox.write(change('1', 9))
    outbox.wake()
    await until(() => isEmpty(outbox))
    await outbox.write(remove('1'))
    await until(() => server.deleted.has('1'))
    expect(server.arrived).toEqual(['POST 1', 'PATCH 1', 'DELETE 1'])
  })

  it('makes one creation of an entry that is changed before it was sent', async () => {
    server.signedIn = null
    const outbox = page(server)
    await outbox.write(create('1'))
    await outbox.write(change('1', 9))
    server.signedIn = 'ann'
    outbox.resume()
    await until(() => isEmpty(outbox))
    expect(server.arrived).toEqual(['POST 1'])
    expect(server.entries.get('1')).toMatchObject({ amount_oz: 9 })
  })

  it('says no word about an entry that was deleted before it was sent', async () => {
    server.signedIn = null
    const outbox = page(server)
    await outbox.write(create('1'))
    await outbox.write(remove('1'))
    await outbox.write(create('2'))
    server.signedIn = 'ann'
    outbox.resume()
    await until(() => server.entries.has('2'))
    expect(server.arrived).toEqual(['POST 2'])
  })

  it('holds a deletion for the time of Undo, and nothing happened when it is taken back', async () => {
    const outbox = page(server)
    await outbox.write(create('1'))
    await until(() => isEmpty(outbox))
    await outbox.write(remove('1'), 60_000)
    expect(states(outbox)).toEqual(['1 delete waiting'])
    await expect(outbox.undo('1')).resolves.toBe(true)
    outbox.release()
    await outbox.write(create('2'))
    await until(() => isEmpty(outbox))
    expect(server.deleted.size).toBe(0)
    await expect(outbox.undo('1')).resolves.toBe(false)
  })

  it('sends a held deletion when its time is over, when the page is left, and after a crash', async () => {
    const outbox = page(server)
    for (const id of ['1', '2', '3']) await outbox.write(create(id))
    await until(() => isEmpty(outbox))
    await outbox.write(remove('1'), 60)
    expect(server.deleted.size).toBe(0)
    await until(() => server.deleted.has('1'))
    await outbox.write(remove('2'), 60_000)
    outbox.release()
    await until(() => server.deleted.has('2'))
    await outbox.write(remove('3'), 60_000)
    leave(outbox)
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    page(server)
    await until(() => server.deleted.has('3'))
  })

  it('takes the deletion of what is gone for done', async () => {
    const outbox = page(server)
    await outbox.write(remove('never-there'))
    await until(() => isEmpty(outbox))
    expect(server.arrived).toHaveLength(1)
  })

  it('stops with a sentence at an entry that was deleted elsewhere', async () => {
    server.deleted.add('1')
    const outbox = page(server)
    await outbox.write(create('1'))
    await until(() => states(outbox).join() === '1 create attention')
    expect(outbox.pending()[0]?.refusal?.reason).toBe('gone')
  })

  it('takes the foods of a meal that is logged again from the server, and sends none of what is only shown', async () => {
    server.entries.set('old', { items: [{ food_id: 'egg', grams: 50, tags: ['fried'] }] })
    const outbox = page(server)
    await outbox.write(mealAgain('1', 'old'))
    await until(() => isEmpty(outbox))
    expect(server.bodies).toEqual([{ meal_type: 'lunch', user_id: 'ann', entry_id: '1' }])
    expect(server.entries.get('1')?.items).toEqual([{ food_id: 'egg', grams: 50, tags: ['fried'] }])
  })

  it('logs a meal again as it was on screen when the meal it repeats is gone', async () => {
    const outbox = page(server)
    await outbox.write(mealAgain('1', 'gone'))
    await until(() => isEmpty(outbox))
    expect(server.entries.get('1')).toEqual({
      meal_type: 'lunch',
      items: [{ food_id: 'egg', grams: 50 }],
      user_id: 'ann',
      entry_id: '1',
    })
  })

  it('logs the corrected foods of a meal that was to repeat another one', async () => {
    server.isDown = true
    const outbox = page(server)
    await outbox.write(mealAgain('1', 'old'))
    leave(outbox)
    server.entries.set('old', { items: [] })
    const later = page(server)
    const items = [{ food_id: 'egg', grams: 100 }]
    await later.write({ kind: 'food', action: 'change', entryId: '1', values: { items, shown: [] } })
    server.isDown = false
    later.wake()
    await until(() => isEmpty(later))
    expect(server.entries.get('1')?.items).toEqual(items)
  })

  it.each([401, 403, 429, 500, 503])('keeps the item on %i', async (status) => {
    server.troubles.push(status)
    const outbox = page(server)
    await outbox.write(create('1'))
    await until(() => server.arrived.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(states(outbox)).toEqual(['1 create waiting'])
    outbox.resume()
    outbox.wake()
    await until(() => isEmpty(outbox))
    expect(server.stored).toEqual(['1'])
  })

  it('waits as long as the server asks, whoever looks at the page', async () => {
    server.troubles.push({ status: 429, retryAfter: '1' })
    const outbox = page(server)
    await outbox.write(create('1'))
    await until(() => server.arrived.length === 1)
    outbox.wake()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(server.arrived).toHaveLength(1)
    await until(() => isEmpty(outbox))
  })

  it('empties after a week without a connection, and waits in the middle when that is too much at once', async () => {
    server.isDown = true
    const outbox = page(server)
    const ids = Array.from({ length: 40 }, (_, index) => String(index + 1))
    for (const id of ids) await outbox.write(create(id))
    server.isDown = false
    outbox.wake()
    await until(() => server.stored.length > 10)
    server.troubles.push({ status: 429, retryAfter: '1' })
    await until(() => server.troubles.length === 0)
    const before = server.arrived.length
    // Whoever looks at the page now changes nothing.
    outbox.wake()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(server.arrived).toHaveLength(before)
    expect(states(outbox).filter((state) => state.endsWith('waiting')).length).toBeGreaterThan(0)
    await until(() => isEmpty(outbox))
    expect(server.stored).toEqual(ids)
  }, 30_000)

  it('sends the others while one item makes the server fail', async () => {
    const outbox = page(server)
    server.refuses = () => false
    server.troubles.push(500)
    await outbox.write(create('1'))
    await until(() => server.arrived.length === 1)
    await outbox.write(create('2'))
    await until(() => server.entries.has('2'))
    expect(server.entries.has('1')).toBe(false)
  })

  it('sends nothing with the session of another profile, and the rest when its own is back', async () => {
    server.signedIn = 'bob'
    const outbox = page(server, 'ann')
    await outbox.write(create('1'))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(server.arrived).toEqual([])
    outbox.use('bob')
    await outbox.write(create('2'))
    await until(() => server.entries.has('2'))
    server.signedIn = 'ann'
    outbox.use('ann')
    await until(() => server.entries.has('1'))
    expect(server.entries.get('1')).toMatchObject({ user_id: 'ann' })
    expect(server.entries.get('2')).toMatchObject({ user_id: 'bob' })
  })

  it('goes on after the session was lost and the same profile signed in again', async () => {
    server.troubles.push(401)
    const outbox = page(server)
    await outbox.write(create('1'))
    await until(() => server.arrived.length === 1)
    await outbox.write(create('2'))
    outbox.wake()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(server.arrived).toHaveLength(1)
    outbox.resume()
    outbox.wake()
    await until(() => isEmpty(outbox))
    expect(server.stored).toEqual(['1', '2'])
  })

  it('sends with the zone the entry was made in', async () => {
    const outbox = page(server)
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset')
    const landIn = (timeZone: string, offset: number) => {
      zone.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
      clock.mockReturnValue(offset)
    }
    landIn('Pacific/Kiritimati', -840)
    server.signedIn = null
    await outbox.write(create('1'))
    landIn('America/St_Johns', 210)
    server.signedIn = 'ann'
    outbox.resume()
    await until(() => isEmpty(outbox))
    expect(server.zones).toEqual(['Pacific/Kiritimati'])
  })

  it('keeps the newest change of two tabs that have not heard of each other yet', async () => {
    server.signedIn = null
    // What a tab tells arrives when it arrives, and perhaps later than the next press in another one.
    const deaf = () => {
      const options = { api: server.api(), signedIn: () => server.signedIn, openTabs: () => singlePage }
      const outbox = createOutbox({ ...options, random: () => 0.5 })
      outbox.use('ann')
      pages.push(outbox)
      return outbox
    }
    const [one, other] = [deaf(), deaf()]
    await other.write(create('1'))
    await one.write(change('1', 4))
    await other.write(create('2'))
    await other.write(change('1', 10))
    leave(one)
    server.signedIn = 'ann'
    other.resume()
    await until(() => other.pending().every(({ state }) => state === 'sent'))
    expect(server.entries.get('1')).toMatchObject({ amount_oz: 10 })
  })

  it('sends each item from one tab only, and shows it in both', async () => {
    server.isDown = true
    const one = page(server)
    const two = page(server)
    for (let id = 0; id < 10; id += 1) await (id % 2 === 0 ? one : two).write(create(`${id}`))
    await until(() => one.pending().length === 10 && two.pending().length === 10)
    server.isDown = false
    one.wake()
    two.wake()
    await until(() => isEmpty(one) && isEmpty(two))
    expect(server.arrived.toSorted()).toEqual(Array.from({ length: 10 }, (_, id) => `POST ${id}`))
  })

  it('leaves nothing readable on the device', async () => {
    server.isDown = true
    const outbox = page(server)
    await outbox.write({
      kind: 'mood',
      action: 'create',
      entryId: 'entry-canary',
      values: { mood_rating: 2, energy_level: 3, mood_description: 'sad', journal_entry: 'journal-canary' },
    })
    const database = await openDB(databaseOf('ann'))
    const rows: { data: ArrayBuffer }[] = await database.getAll('items')
    const [key]: CryptoKey[] = await database.getAll('keys')
    database.close()
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['data', 'iv', 'seq', 'version'])
    const bytes = new TextDecoder('latin1').decode(rows[0]?.data)
    for (const canary of ['canary', 'mood', 'ann', 'sad']) expect(bytes).not.toContain(canary)
    expect(key?.extractable).toBe(false)
  })

  it('does not open for another profile', async () => {
    const ann = await openDeviceStore('ann')
    await ann.add({ ...create('1'), ...envelope })
    ann.close()
    const from = await openDB(databaseOf('ann'))
    const [rows, keys] = [await from.getAll('items'), await from.getAll('keys')]
    from.close()
    const bob = await openDeviceStore('bob')
    const into = await openDB(databaseOf('bob'))
    await into.put('keys', keys[0], 'items')
    await into.put('items', rows[0])
    into.close()
    await expect(bob.load()).resolves.toEqual([])
    bob.close()
  })

  it('is wiped at sign-out, in every tab', async () => {
    server.isDown = true
    const one = page(server)
    const two = page(server)
    await one.write(create('1'))
    await until(() => two.pending().length === 1)
    await one.wipe()
    await until(() => two.pending().length === 0)
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseOf('ann'))
    await expect(one.write(create('2'))).rejects.toThrow(NoProfileError)
  })

  it('writes straight to the network where the browser keeps nothing', async () => {
    const outbox = createOutbox({
      api: server.api(),
      signedIn: () => 'ann',
      openStore: () => Promise.resolve(createPageStore()),
    })
    outbox.use('ann')
    pages.push(outbox)
    await expect(outbox.write(create('1'))).resolves.toEqual({ kept: 'page' })
    await until(() => server.entries.has('1'))
  })

  it('keeps in the page what a full device refuses', async () => {
    const outbox = page(server)
    await outbox.write(create('1'))
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })
    await expect(outbox.write(create('2'))).resolves.toEqual({ kept: 'page' })
    await until(() => server.entries.size === 2)
    expect(server.arrived).toEqual(['POST 1', 'POST 2'])
  })

  it('refuses more than it can hold, and loses nothing', async () => {
    server.isDown = true
    const store = createPageStore()
    for (let id = 1; id < OUTBOX_MAX_ITEMS; id += 1) await store.add({ ...create(`${id}`), ...envelope })
    const outbox = createOutbox({
      api: server.api(),
      signedIn: () => 'ann',
      openStore: () => Promise.resolve(store),
    })
    outbox.use('ann')
    pages.push(outbox)
    await outbox.write(create('last'))
    await expect(outbox.write(create('one too many'))).rejects.toThrow(OutboxFullError)
    expect(outbox.pending()).toHaveLength(OUTBOX_MAX_ITEMS)
  })

  describe('before its code is here', () => {
    /** A page whose outbox opens when the test says so, and whose download the test holds. */
    const latePage = () => {
      const moment = Promise.withResolvers<void>()
      const code = Promise.withResolvers<typeof import('./queue')>()
      let downloads = 0
      const download = () => {
        downloads += 1
        return downloads === 1 ? code.promise : import('./queue')
      }
      const outbox = createLateOutbox(
        {
          api: server.api(),
          signedIn: () => server.signedIn,
          random: () => 0.5,
          openWhen: () => moment.promise,
        },
        download,
      )
      outbox.use('ann')
      pages.push(outbox)
      return {
        outbox,
        open: moment.resolve,
        arrive: () => void import('./queue').then(code.resolve),
        fail: () => code.reject(new TypeError('Failed to fetch dynamically imported module')),
        downloads: () => downloads,
      }
    }
    const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

    it('asks for nothing before its moment, and then sends what an earlier visit left', async () => {
      server.isDown = true
      const first = page(server)
      await first.write(create('1'))
      leave(first)
      server.isDown = false
      const late = latePage()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(late.downloads()).toBe(0)
      expect(late.outbox.pending()).toEqual([])
      late.open()
      late.arrive()
      await until(() => server.stored.length === 1)
    })

    it('keeps every tap that comes first, in their order and each once', async () => {
      const late = latePage()
      const taps = ['1', '2', '2', '3'].map((id) => late.outbox.write(create(id)))
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(late.downloads()).toBe(1)
      expect(server.arrived).toEqual([])
      late.arrive()
      late.open()
      expect(await Promise.all(taps)).toEqual(taps.map(() => ({ kept: 'device' })))
      await until(() => isEmpty(late.outbox))
      expect(server.arrived).toEqual(['POST 1', 'POST 2', 'POST 3'])
      expect(late.downloads()).toBe(1)
    })

    it('acknowledges no tap that it could not keep, and keeps the next one', async () => {
      const late = latePage()
      const tap = late.outbox.write(create('1'))
      late.fail()
      await expect(tap).rejects.toMatchObject({ name: 'NetworkError' })
      await expect(late.outbox.write(create('1'))).resolves.toEqual({ kept: 'device' })
      await until(() => server.stored.length === 1)
    })

    it('asks for it again when somebody looks at the page, and then sends what waits here', async () => {
      server.isDown = true
      const first = page(server)
      await first.write(create('1'))
      leave(first)
      server.isDown = false
      const late = latePage()
      late.outbox.wake()
      expect(late.downloads()).toBe(0)
      late.open()
      await until(() => late.downloads() === 1)
      late.fail()
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(late.outbox.pending()).toEqual([])
      late.outbox.wake()
      await until(() => server.stored.length === 1)
    })

    it('keeps nothing for somebody who has left meanwhile, and makes no database', async () => {
      const late = latePage()
      const tap = late.outbox.write(create('1'))
      const wiped = late.outbox.wipe()
      late.arrive()
      late.open()
      await expect(tap).rejects.toBeInstanceOf(NoProfileError)
      await wiped
      expect(late.outbox.pending()).toEqual([])
      expect(await databases()).not.toContain(databaseOf('ann'))
      await expect(late.outbox.write(create('1'))).rejects.toBeInstanceOf(NoProfileError)
    })

    it('wipes what an earlier visit left without its code', async () => {
      server.isDown = true
      const first = page(server)
      await first.write(create('1'))
      leave(first)
      const late = latePage()
      await late.outbox.wipe()
      expect(late.downloads()).toBe(0)
      expect(await databases()).not.toContain(databaseOf('ann'))
    })
  })
})
