import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { forEveryone, Sql, statement } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { AssignmentService } from './assignment.service.js'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string
let path: string

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())

const send = async (message: string) => {
  const { body } = await content.call('POST', '/api/premium-checkin', maria, { user_id: maria, message })
  return `check-ins/${maria}/${String(body.entry_id)}/assignment`
}
const listed = async (query: string, as = content.operator) => {
  const { body } = await as('GET', `check-ins?${query}`)
  return (body.entries as { message: string }[]).map(({ message }) => message)
}

beforeEach(async () => {
  await forEveryone(() =>
    content.app
      .get(Sql, { strict: false })
      .query(statement('test_no_check_ins', 'DELETE FROM content.check_in')),
  )
  maria = content.people.join()
  path = await send('First.')
  content.note.mockClear()
})

describe(AssignmentService.name, () => {
  it('gives a message to who takes it, once, and notes from whom to whom', async () => {
    const { status, body } = await content.operator('PUT', path, {})
    expect([status, body.assigned_to]).toEqual([200, 'Olga'])
    const again = await content.operator('PUT', path, { operator: 'Olga' })
    expect(again.body.assigned_at).toBe(body.assigned_at)
    expect(content.note.mock.calls).toEqual([
      [
        expect.objectContaining({ name: 'Olga' }),
        'check-in assigned',
        [expect.stringMatching(`^user_id=${maria} entry_id=.* from=nobody to=Olga$`)],
      ],
    ])
  })

  it('lets one of two have it who take it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, index) =>
        (index % 2 ? content.operator : content.colleague)('PUT', path, {}),
      ),
    )
    const winners = new Set(
      answers.filter(({ status }) => status === 200).map(({ body }) => body.assigned_to),
    )
    expect(winners.size).toBe(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  it('is taken over from the one who is named, and from nobody else', async () => {
    await content.operator('PUT', path, {})
    const refused = await content.colleague('PUT', path, {})
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Olga has this message. To take it over, say so in instead_of.',
    ])
    expect((await content.colleague('PUT', path, { instead_of: 'Nobody' })).status).toBe(409)
    expect((await content.colleague('PUT', path, { instead_of: 'Olga' })).body.assigned_to).toBe('Paul')
    expect((await content.colleague('PUT', path, { instead_of: 'Paul', operator: 'Olga' })).status).toBe(200)
  })

  it('is given to nobody who answers no messages', async () => {
    const { status, body } = await content.operator('PUT', path, { operator: 'Olga Typo' })
    expect([status, body.errors]).toMatchObject([400, [{ field: 'operator' }]])
    expect(await listed('assigned=nobody')).toEqual(['First.'])
  })

  it('shows what is mine, what nobody has, and counts the latter', async () => {
    const second = await send('Second.')
    await send('Third.')
    await content.operator('PUT', path, {})
    await content.colleague('PUT', second, {})
    expect(await listed('assigned=me')).toEqual(['First.'])
    expect(await listed('assigned=me', content.colleague)).toEqual(['Second.'])
    expect(await listed('assigned=nobody')).toEqual(['Third.'])
    expect(await listed('part=waiting')).toHaveLength(3)
    expect((await content.operator('GET', 'check-ins')).body).toMatchObject({ waiting: 3, unassigned: 1 })
  })

  it('ends when anybody puts it back, as well twice', async () => {
    await content.operator('PUT', path, {})
    for (let times = 0; times < 2; times++)
      expect((await content.colleague('DELETE', path)).body).toMatchObject({
        assigned_to: null,
        assigned_at: null,
      })
    expect(content.note).toHaveBeenCalledTimes(2)
  })

  it('keeps nobody from answering, and nothing is taken that is answered', async () => {
    await content.operator('PUT', path, {})
    const reply = path.replace(/assignment$/, 'reply')
    const answered = await content.colleague('POST', reply, { reply: 'I read it first.' })
    expect(answered.body).toMatchObject({ answered_by: 'Paul', assigned_to: 'Olga' })
    expect(await listed('part=answered&assigned=me')).toEqual(['First.'])
    expect((await content.colleague('PUT', path, { instead_of: 'Olga' })).status).toBe(409)
    expect((await content.operator('DELETE', path)).status).toBe(409)
  })

  it('knows no message of somebody else under the same id', async () => {
    const noah = content.people.join()
    expect((await content.operator('PUT', path.replace(maria, noah), {})).status).toBe(404)
    expect(
      (await content.operator('DELETE', path.replace(/[^/]+\/assignment/, `${randomUUID()}/assignment`)))
        .status,
    ).toBe(404)
  })

  it('tells the person nothing of it', async () => {
    await content.operator('PUT', path, {})
    const { body } = await content.call('GET', `/api/premium-checkin/${maria}`, maria)
    expect(JSON.stringify(body)).not.toContain('Olga')
    expect(JSON.stringify(body)).not.toContain('assigned')
  })
})
