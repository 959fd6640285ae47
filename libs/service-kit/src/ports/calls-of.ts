import type { z } from 'zod'
import type { Call, Calls } from '../contracts/call.js'

// An answer may be read-only to whoever gets it; that makes no other shape of it.
type Writable<T> = T extends Date ? T : T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T

// Nothing is optional, so that a member that only one side knows is seen.
type Whole<T> = T extends Date ? T : T extends object ? { -readonly [K in keyof T]-?: Whole<T[K]> } : T

type Equal<A, B> = [A, B] extends [B, A] ? true : false

/** Whether two types say the same, member by member. */
type Same<A, B> = Equal<Writable<A>, Writable<B>> extends true ? Equal<Whole<A>, Whole<B>> : false

type Fits<Method, C extends Call> = Method extends (...args: infer Args) => Promise<infer Answer>
  ? [Same<Args, z.output<C['takes']>>, Same<Answer, z.output<C['answers']>>] extends [true, true]
    ? C
    : never
  : never

/** The calls of a port when each method has one, none has another shape than its method, and there is no other one. */
export type CallsOf<T, C extends Calls> = { [K in keyof T]: K extends keyof C ? Fits<T[K], C[K]> : never } & {
  [K in Exclude<keyof C, keyof T>]: never
}
