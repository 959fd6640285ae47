import { describe, expect, it } from '@jest/globals'
import { slotsOf } from './slots.mjs'

describe(slotsOf.name, () => {
  it.each([
    ['interface A { a: string; readonly b?: { c: number; d?(): void; }; }', ['.a', '.b', '.b/.c', '.b/.d']],
    ['type A = B & { a?: string; } & { b: string; }', ['.a', '.b']],
    ["interface A { 'home.card': object; }", ['.home.card']],
    [
      'interface A { say: (text: string, how?: { loud?: boolean; }) => { done: true; }; }',
      ['.say', '.say/#0', '.say/#1', '.say/#1/.loud', '.say/>/.done'],
    ],
    ['interface A { say(text: string): (more: string) => void; }', ['.say', '.say/#0', '.say/>/#0']],
    [
      'function A({ a, b: c, ...rest }: { a: string; b?: string; }, d?: C): { e: 1; }',
      ['#0', '#0/.a', '#0/.b', '#1', '>/.e'],
    ],
    ['const A: (a: string) => void', ['#0']],
    ['type A = (B & { a: string; }) | null', ['.a']],
    [
      'interface A { by: Map<string, { a: string; }>; b: Record<string, (c: string) => void>; }',
      ['.by', '.b'],
    ],
    ['type A<T extends { a: string; }> = T & { b: string; }', ['.b']],
    ["type A = 'a: {' | `b(${string}: c)`", []],
  ])('reads %s', (statement, slots) => {
    expect([...slotsOf(`export declare ${statement}`)].sort()).toEqual([...slots].sort())
  })
})
