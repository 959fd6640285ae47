import { describe, expect, it } from '@jest/globals'
import { describeKeys, readKeysCommand } from './keys-command.js'
import { UsageError } from './operator-command.js'

describe(readKeysCommand.name, () => {
  it.each([
    [['status'], { action: 'status' }],
    [['rotate'], { action: 'rotate' }],
    [['rotate-lookup'], { action: 'rotate-lookup' }],
    [['accept-loss'], { action: 'accept-loss' }],
    [['retire', '12'], { action: 'retire', version: '12' }],
  ])('understands %p', (args, command) => {
    expect(readKeysCommand(args)).toEqual(command)
  })

  it.each([[[]], [['retire']], [['retire', '0']], [['retire', '1', '2']], [['rotate', '2']], [['erase']]])(
    'refuses %p',
    (args) => {
      expect(() => readKeysCommand(args)).toThrow(UsageError)
    },
  )
})

describe(describeKeys.name, () => {
  it('counts in the order of versions', () => {
    const versions = new Map([
      ['10', 3],
      ['9', 1],
    ])
    const text = describeKeys({ current: '10', known: ['9', '10'], columns: [{ name: 'a.b.c', versions }] })
    expect(text).toMatch(
      /^In use: version 10\. In the file: 9, 10\.\n {2}a\.b\.c +version 9: 1, version 10: 3$/,
    )
  })
})
