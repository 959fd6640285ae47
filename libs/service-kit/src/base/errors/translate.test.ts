import { HttpException, NotFoundException } from '@nestjs/common'
import { describe, expect, it } from '@jest/globals'
import { ERROR_CODES } from '@gb/domain'
import { situation } from './situation.js'
import { ERROR_STATUS } from './status.js'
import { toAppError } from './translate.js'

const withCode = (code: string) => Object.assign(new Error('relation "secret_table" line 3'), { code })

describe(toAppError.name, () => {
  it.each([
    ['22021', 'invalid_input'],
    ['23514', 'invalid_input'],
    ['23505', 'conflict'],
    ['40P01', 'try_again_later'],
    ['57P01', 'try_again_later'],
    ['08006', 'try_again_later'],
    ['ECONNREFUSED', 'try_again_later'],
    ['57P02', 'try_again_later'],
    ['57P03', 'try_again_later'],
    ['57014', 'try_again_later'],
    ['55P03', 'try_again_later'],
    ['25006', 'try_again_later'],
    ['25P03', 'try_again_later'],
    ['53300', 'try_again_later'],
    ['53200', 'try_again_later'],
    ['58030', 'try_again_later'],
    ['28P01', 'try_again_later'],
    ['3D000', 'try_again_later'],
    ['EAI_AGAIN', 'try_again_later'],
    ['EHOSTUNREACH', 'try_again_later'],
    ['53100', 'storage_full'],
    ['ENOSPC', 'storage_full'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'too_large'],
    ['XX000', 'internal'],
  ])('turns %s into %s without a word of the library', (code, expected) => {
    const error = toAppError(withCode(code))
    expect(error.code).toBe(expected)
    expect(error.message).not.toContain('secret_table')
  })

  it('keeps a business error', () => {
    const error = new (situation('total_limit_reached', 'All 3 free scans are used.'))()
    expect(toAppError(error)).toBe(error)
  })

  it('hides the words of framework errors', () => {
    expect(toAppError(new NotFoundException('Cannot GET /api/etc/passwd')).message).not.toContain('passwd')
    expect(toAppError(new HttpException('teapot', 418)).code).toBe('invalid_input')
  })

  it.each([
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('asks for a retry when the driver says "%s"', (words) => {
    const error = toAppError(new Error(words))
    expect(error.code).toBe('try_again_later')
    expect(error.extra.retryAfterSeconds).toBeGreaterThan(0)
  })

  it('knows a status for every code', () => {
    expect(Object.keys(ERROR_STATUS).sort()).toEqual([...ERROR_CODES].sort())
  })
})
