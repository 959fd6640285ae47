import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from './api'

const NOTHING = { format: 'gastric-buddy-export', version: 1 }

/** An import that has begun and does not end: the last byte of it stays here. */
const begin = async ({ api, url, userId }: Person) => {
  const { cookies } = await api.storageState()
  const body = JSON.stringify({ user_id: userId, export: NOTHING })
  const call = request(`${url}/api/import`, {
    method: 'POST',
    headers: {
      origin: url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': body.length,
    },
  })
  // Whoever gives it up breaks it off.
  call.on('error', () => {})
  call.write(body.slice(0, -1))
  return { call, last: body.slice(-1) }
}

/** Holds the turn of a person's import until what it answers is called. */
export const holdImport = async (person: Person): Promise<() => Promise<void>> => {
  // Each try counts as imports of the hour, of which there are few: the first byte gets time to arrive.
  for (let wait = 300; ; wait *= 2) {
    const { call, last } = await begin(person)
    await sleep(wait)
    // One that overtakes it has the turn itself; then there is another try.
    const other = await person.api.post('/api/import', { data: { user_id: person.userId, export: NOTHING } })
    if (other.status() === 429)
      return async () => {
        call.end(last)
        const [response] = (await once(call, 'response')) as [IncomingMessage]
        // The turn is given back when the answer is out, not when it begins.
        await once(response.resume(), 'end')
      }
    call.destroy()
  }
}
