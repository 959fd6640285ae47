import { describe, expect, it } from '@jest/globals'
import { checksOf } from './key-checks.js'

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')

describe(checksOf.name, () => {
  it('makes the check values that a backup compares keys with', () => {
    const file = { current: '1', data: { 1: key(1) }, lookup: key(100), internal: key(101), log: key(102) }
    // The same as in libs/config/run/lib/backup/key-copies.test.mjs.
    expect(Object.fromEntries(checksOf(file))).toEqual({
      'data:1': '5d436fca05bb30a51967ad095e4edd414291bffe38980fcfcbdea2faca2cc3a1',
      lookup: '57384f907e126176ffe245c78d7f5a6d3b27f1dde73f5a6b3ab4f15d4a7c5c4f',
    })
  })
})
