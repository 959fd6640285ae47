import { kindOf, madeOf } from './declarations.mjs'
import { slotsOf } from './slots.mjs'

/** Types by which the compiler goes along a way; lists and promises are passed through. */
export const WAYS = `
type Through<T> = T extends readonly (infer E)[] ? E : T extends PromiseLike<infer P> ? P : T
type In<T> = Through<NonNullable<T>>
type Keys<T> = T extends unknown ? keyof T : never
type Member<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
type Parameters_<T> = T extends (...args: infer A) => unknown ? A : never
type Parameter<T, I extends number> = Parameters_<T>[I]
type Answer<T> = T extends (...args: any) => infer R ? R : never
type Takes<T, I extends string> =
  Parameters_<T> extends infer A extends readonly unknown[] ? (number extends A['length'] ? true : I extends keyof A ? true : false) : false
`

const stepFrom = (type, step) => {
  if (step === '>') return `Answer<In<${type}>>`
  const name = step.slice(1)
  return step.startsWith('#') ? `Parameter<In<${type}>, ${name}>` : `Member<In<${type}>, '${name}'>`
}

/** A line that compiles where a declaration still has the slot. */
const probeOf = (type, slot) => {
  const steps = slot.split('/')
  const last = steps.pop()
  const owner = steps.reduce(stepFrom, type)
  const name = last.slice(1)
  return last.startsWith('#')
    ? `export const it: Takes<In<${owner}>, '${name}'> = true`
    : `export const it: Keys<In<${owner}>> = '${name}'`
}

const slotsIn = ({ inside }, own) => new Set((inside.get(own) ?? []).flatMap((one) => [...slotsOf(one)]))

/**
 * What is read in the old declarations and not in the new ones. It may have gone to a shape that they are made of, so the
 * compiler is asked: the way of the new text is not the only one.
 * @param {import('./declarations.mjs').Surface} before
 * @param {import('./declarations.mjs').Surface} now
 * @returns {{ own: string, line: string }[]} a probe for each: what it is called inside, and a line that has to compile
 */
export const slotProbes = (before, now) =>
  [...before.inside.keys()].flatMap((own) => {
    const type = kindOf(now, own)
    if (type === null) return []
    const there = slotsIn(now, own)
    const missing = [...slotsIn(before, own)].filter((slot) => !there.has(slot))
    return missing.map((slot) => ({ own, line: probeOf(`${type.before}now.${own}${type.after}`, slot) }))
  })

/** The exported names that are made of one of these. */
export const namesMadeOf = (surface, names, owns) =>
  names.filter((name) => [...madeOf(surface, name)].some((own) => owns.has(own)))
