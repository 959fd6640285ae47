import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it, jest } from '@jest/globals'
import { AskedTogether } from './asked-together.js'
import { currentPerson, forPerson } from './person-scope.js'

const KNOWN = new Map([
  ['one', 1],
  ['two', 2],
])

const asking = () => {
  const find = jest.fn((keys: string[]) =>
    Promise.resolve(new Map(keys.flatMap((key) => (KNOWN.has(key) ? [[key, KNOWN.get(key)] as const] : [])))),
  )
  return { find, together: new AskedTogether(find) }
}

describe(AskedTogether.name, () => {
  it('finds with one question what is asked for in one turn, for each their own', async () => {
    const { find, together } = asking()
    const asked = ['two', 'none', 'one', 'two'].map((key) => together.ask(key))
    await expect(Promise.all(asked)).resolves.toEqual([2, null, 1, 2])
    expect(find.mock.calls).toEqual([[['two', 'none', 'one']]])
  })

  it('keeps nothing for the next turn', async () => {
    const { find, together } = asking()
    await together.ask('one')
    await together.ask('one')
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('asks for nobody, whoever was the first', async () => {
    const trace = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    const together = new AskedTogether((keys) => {
      seen.push(currentPerson(), trace.getStore())
      return Promise.resolve(new Map(keys.map((key) => [key, key])))
    })
    await trace.run('a request', () => forPerson('somebody', () => together.ask('one')))
    expect(seen).toEqual(['', undefined])
  })

  it('goes on in the scope of each who asked', async () => {
    const { together } = asking()
    const whose = ['somebody', 'another'].map((person) =>
      forPerson(person, async () => {
        await together.ask('one')
        return currentPerson()
      }),
    )
    await expect(Promise.all(whose)).resolves.toEqual(['somebody', 'another'])
  })

  it('tells all of one question that it failed, and asks anew', async () => {
    const { find, together } = asking()
    find.mockRejectedValueOnce(new Error('away'))
    const asked = await Promise.allSettled([together.ask('one'), together.ask('two')])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(together.ask('two')).resolves.toBe(2)
  })
})
