import { describe, expect, it } from '@jest/globals'
import * as step from './rollout.js'

const nothing: step.Rollout = {
  remote: 'mfe-a',
  version: null,
  earlier: [],
  pinned: false,
  canaryVersion: null,
  canaryShare: null,
  canaryPaused: null,
  killedNotice: null,
  changedBy: 'Olga',
}
const after = (...steps: ((rollout: step.Rollout) => step.Rollout | null)[]): step.Rollout =>
  steps.reduce((rollout, next) => {
    const changed = next(rollout)
    if (changed === null) throw new Error('nowhere to go')
    return changed
  }, nothing)
const publish = (version: string) => (rollout: step.Rollout) => step.published(rollout, version)
const pin = (version: string) => (rollout: step.Rollout) => step.pinned(rollout, version)
const canary = (version: string, share: number) => (rollout: step.Rollout) =>
  step.canary(rollout, version, share)

describe('publishing', () => {
  it('puts the version in force and remembers what was', () => {
    expect(after(publish('1'), publish('2'))).toMatchObject({ version: '2', earlier: ['1', ''] })
  })

  it('remembers no step when it is in force already', () => {
    expect(after(publish('1'), publish('1'))).toMatchObject({ version: '1', earlier: [''] })
  })

  it('changes nothing where a version is pinned, also not its canary', () => {
    const held = after(publish('1'), pin('1'), canary('2', 10), publish('3'))
    expect(held).toMatchObject({ version: '1', pinned: true, canaryVersion: '2' })
    expect(step.published(step.unpinned(held), '4')).toMatchObject({ version: '4', canaryVersion: null })
  })

  it('ends a canary', () => {
    expect(after(publish('1'), canary('2', 10), publish('3'))).toMatchObject({
      canaryVersion: null,
      canaryShare: null,
      canaryPaused: null,
    })
  })

  it('remembers ten steps and no more', () => {
    const many = after(...Array.from({ length: 30 }, (_, n) => publish(String(n))))
    expect(many.earlier).toHaveLength(10)
    expect(many.earlier[0]).toBe('28')
  })
})

describe(step.rolledBack.name, () => {
  it('goes back step by step, to what the server was shipped with, and then has nowhere to go', () => {
    const two = after(publish('1'), publish('2'))
    const one = step.rolledBack(two)
    expect(one).toMatchObject({ version: '1', earlier: [''] })
    const shipped = step.rolledBack(one ?? nothing)
    expect(shipped).toMatchObject({ version: null, earlier: [] })
    expect(step.rolledBack(shipped ?? nothing)).toBeNull()
  })

  it('only ends a canary, when there is one', () => {
    expect(after(publish('1'), canary('2', 10), step.rolledBack)).toMatchObject({
      version: '1',
      canaryVersion: null,
    })
  })

  it('lets go of a pin', () => {
    expect(after(publish('1'), pin('2'), step.rolledBack)).toMatchObject({ version: '1', pinned: false })
  })
})

describe(step.wantedBy.name, () => {
  const rollout = after(publish('1'), publish('2'), canary('3', 10))

  it('gives the canary to those below its share, and what is in force before to the others', () => {
    expect(step.wantedBy(rollout, 9)).toEqual(['3', '2', '1', null])
    expect(step.wantedBy(rollout, 10)).toEqual(['2', '1', null])
    expect(step.wantedBy(rollout, null)).toEqual(['2', '1', null])
  })

  it('gives a paused canary to nobody, until a share is set again', () => {
    const paused = step.paused(rollout, 'It failed for 1 of 10.')
    expect(step.wantedBy(paused, 0)).toEqual(['2', '1', null])
    expect(step.wantedBy(step.canary(paused, '3', 10), 0)[0]).toBe('3')
  })
})

describe(step.goesOn.name, () => {
  it('is so for a canary that is given to more people, and for none that begins, ends, stops or begins again', () => {
    const before = after(publish('1'))
    const begun = step.canary(before, '2', 10)
    const stopped = step.paused(begun, 'It failed.')
    expect(step.goesOn(begun, step.canary(begun, '2', 50))).toBe(true)
    expect(step.goesOn(begun, step.killed(begun, 'A short break.'))).toBe(true)
    for (const [from, to] of [
      [before, begun],
      [begun, step.canary(begun, '3', 10)],
      [begun, stopped],
      [stopped, step.canary(stopped, '2', 10)],
      [begun, step.published(begun, '2')],
    ] as const)
      expect(step.goesOn(from, to)).toBe(false)
  })
})

describe(step.versionsIn.name, () => {
  it('names what somebody may be given, and not what the server was shipped with', () => {
    expect(step.versionsIn(after(publish('1'), publish('2'), canary('3', 10)))).toEqual(
      new Set(['2', '3', '1']),
    )
  })
})
