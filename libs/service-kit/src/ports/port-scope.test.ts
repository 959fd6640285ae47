import { describe, expect, it } from '@jest/globals'
import { currentPerson, forEveryone, forPerson } from '../database/sql/person-scope.js'
import { inScopeOf } from './port-scope.js'
import { PORTS } from './port-list.js'

const ANN = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
const BEN = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'

const scopeOf = (port: keyof typeof PORTS, method: string, ...args: unknown[]) =>
  inScopeOf(PORTS[port], method, args, currentPerson)

describe(inScopeOf.name, () => {
  it('is for the person who is named first, or in what comes first', () => {
    expect(scopeOf('premium', 'status', ANN)).toBe(ANN)
    expect(scopeOf('foodDays', 'meals', ANN, '2026-11-01', '2026-11-20')).toBe(ANN)
    expect(scopeOf('weightEvents', 'receive', { userId: ANN, weightLbs: 200 })).toBe(ANN)
  })

  it('is for that person also inside of what is for somebody else, or for everybody', () => {
    expect(forPerson(BEN, () => scopeOf('premium', 'status', ANN))).toBe(ANN)
    expect(forEveryone(() => scopeOf('trackingData', 'erase', ANN))).toBe(ANN)
  })

  it('is for nobody when nobody is named', () => {
    expect(scopeOf('session', 'verify', 'a token')).toBe('')
    for (const first of ['*', '', null, undefined, 7, [ANN], { userId: '*' }, { userId: [ANN] }])
      expect(scopeOf('premium', 'status', first)).toBe('')
  })

  it('is for everybody where a port says so, and nowhere else', () => {
    expect(scopeOf('billingNotices', 'waiting')).toBe('*')
    const open = Object.entries(PORTS).flatMap(([name, port]) => ('forEveryone' in port ? [name] : []))
    expect(open).toEqual(['billingNotices', 'billingWork', 'trackingWork'])
  })
})
