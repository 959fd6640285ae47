import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { Test } from '@nestjs/testing'
import { PolicyPort } from '@gb/service-kit'
import type { DocumentSlug } from '../published/document-slugs.js'
import { DocumentRepository, type StoredDocument } from '../published/document.repository.js'
import { PolicyAnnouncer } from './policy-announcer.js'

const stored = (slug: DocumentSlug): StoredDocument => ({
  slug,
  version: '1.0',
  body: {},
  sha256: `of ${slug}`,
})

const make = async (announce: PolicyPort['announce']) => {
  const testing = await Test.createTestingModule({
    providers: [
      PolicyAnnouncer,
      {
        provide: DocumentRepository,
        useValue: { current: async (slug: DocumentSlug) => stored(slug) },
      },
      {
        provide: PolicyPort,
        useValue: { announce },
      },
    ],
  }).compile()
  return testing.get(PolicyAnnouncer)
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined)
})

afterEach(() => {
  jest.useRealTimers()
})

describe(PolicyAnnouncer.name, () => {
  it('tells both texts with version and hash', async () => {
    const announce = jest.fn<PolicyPort['announce']>().mockResolvedValue(undefined)
    const announcer = await make(announce)
    await announcer.announce()
    expect(announce).toHaveBeenCalledWith({
      privacyPolicy: { version: '1.0', sha256: 'of privacy-policy' },
      terms: { version: '1.0', sha256: 'of terms-of-service' },
    })
  })

  it('starts although the ledger does not answer, and tells it again until it is heard', async () => {
    const announce = jest
      .fn<PolicyPort['announce']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue(undefined)
    const announcer = await make(announce)
    await announcer.announce()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(announce).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(4_000)
    expect(announce).toHaveBeenCalledTimes(3)
    await jest.advanceTimersByTimeAsync(600_000)
    expect(announce).toHaveBeenCalledTimes(3)
  })

  it('tells again what was published, when that was a policy', async () => {
    const announce = jest.fn<PolicyPort['announce']>().mockResolvedValue(undefined)
    const announcer = await make(announce)
    await announcer.published('health-tips')
    expect(announce).not.toHaveBeenCalled()
    await announcer.published('terms-of-service')
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('stops telling when the process stops', async () => {
    const announce = jest.fn<PolicyPort['announce']>().mockRejectedValue(new Error('down'))
    const announcer = await make(announce)
    await announcer.announce()
    announcer.onModuleDestroy()
    await jest.advanceTimersByTimeAsync(600_000)
    expect(announce).toHaveBeenCalledTimes(1)
  })
})
