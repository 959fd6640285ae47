import { describe, expect, it } from '@jest/globals'
import * as kit from '@gb/service-kit'
import { SERVICES } from './services.js'
import { askedUpwards, asksOf, ORDER, portsNamedIn, portsProvidedBy, UPWARDS } from './testing/calls.js'

const asks = ORDER.flatMap(asksOf)

describe('the order of services', () => {
  it('has a place for each service', () => {
    expect([...ORDER].sort()).toEqual(Object.keys(SERVICES).sort())
  })

  it('is kept by every port that a service asks for', () => {
    expect(asks.length).toBeGreaterThan(0)
    expect(askedUpwards(asks)).toEqual([])
  })

  it('turns red on a lower service that asks a higher one', () => {
    const planted = portsNamedIn('constructor(private readonly days: LoggedDaysPort) {}')
    expect(planted).toEqual(['loggedDays'])
    expect(portsNamedIn('moduleRef.get(PORTS[name].token)')).toEqual(Object.keys(kit.PORTS))
    expect(askedUpwards([{ asker: 'billing', port: 'loggedDays' }])).toHaveLength(1)
    expect(askedUpwards([{ asker: 'profile', port: 'loggedDays' }])).toHaveLength(1)
    expect(askedUpwards([{ asker: 'billing', port: 'trackingData' }])).toHaveLength(1)
    expect(askedUpwards([{ asker: 'content', port: 'loggedDays' }])).toEqual([])
  })

  it('is kept by what a service provides: each port by its owner and by nobody else', () => {
    const provided = ORDER.flatMap((owner) =>
      portsProvidedBy(SERVICES[owner].module).map((port) => `${port} by ${owner}`),
    )
    const owned = Object.entries(kit.PORTS).map(([port, { owner }]) => `${port} by ${owner}`)
    expect(provided.sort()).toEqual(owned.sort())
  })

  it('turns red on a service that provides a port, in whatever module of it', () => {
    const port = { provide: kit.LoggedDaysPort, useValue: {} }
    const deep = { imports: [{ imports: [{ providers: [port] }] }] }
    expect(portsProvidedBy(deep)).toEqual(['loggedDays'])
  })

  it('names no way up that nobody takes', () => {
    const taken = asks.filter(({ asker }) => asker === 'profile').map(({ port }) => port)
    expect(UPWARDS.filter((port) => !taken.includes(port))).toEqual([])
  })

  it('knows every port that the services share', () => {
    const tokens = Object.values(kit.PORTS).map(({ token }) => token.name)
    const shared = Object.keys(kit).filter((name) => /[a-z]Port$/.test(name) && name !== 'PersonalDataPort')
    expect(shared.filter((name) => /^[A-Z]/.test(name)).sort()).toEqual(tokens.sort())
  })
})
