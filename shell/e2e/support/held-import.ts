import { once } from 'node:events'
import { request } from 'node:http'
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
  for (;;) {
    const { call, last } = await begin(person)
    // One that overtakes it has the turn itself; then there is another try.
    const other = await person.api.post('/api/import', { data: { user_id: person.userId, export: NOTHING } })
    if (other.status() === 429)
      return async () => {
        call.end(last)
        await once(call, 'response')
      }
    call.destroy()
  }
}
