import { describe, expect, it, jest } from '@jest/globals'
import { situation, type Throttle } from '@gb/service-kit'
import { construct } from '../../testing/construct.js'
import { testKeys } from '../../testing/start-profile.js'
import { isSolved, PROOF_BITS, ProofOfWork } from './proof-of-work.js'

const MINUTE = 60_000

const setUp = () => {
  const used = new Set<string>()
  const hit = jest.fn<Throttle['hit']>(({ bucket, message }) => {
    if (used.has(bucket)) return Promise.reject(new (situation('too_many_requests', message))())
    used.add(bucket)
    return Promise.resolve()
  })
  return construct(ProofOfWork, [testKeys(), { hit }])
}

const solve = (puzzle: string): string => {
  let number = 0
  while (!isSolved(`${puzzle}:${number}`)) number += 1
  return `${puzzle}:${number}`
}

describe(isSolved.name, () => {
  it('counts the zero bits at the beginning of SHA-256', () => {
    // SHA-256 of "39" begins with 0b00001011, that of "286" with 0b00000000 and more.
    expect(isSolved('39', 4)).toBe(true)
    expect(isSolved('39', 5)).toBe(false)
    expect(isSolved('286', 8)).toBe(true)
  })
})

describe(ProofOfWork.name, () => {
  it('accepts the solution of its own puzzle, once', async () => {
    const proofs = setUp()
    const proof = solve(proofs.puzzle())
    expect(await proofs.accepts(proof)).toBe(true)
    expect(await proofs.accepts(proof)).toBe(false)
  })

  it('accepts no second number for a used puzzle', async () => {
    const proofs = setUp()
    const proof = solve(proofs.puzzle())
    const [puzzle = '', number] = proof.split(':')
    let other = Number(number) + 1
    while (!isSolved(`${puzzle}:${other}`)) other += 1
    expect(await proofs.accepts(proof)).toBe(true)
    expect(await proofs.accepts(`${puzzle}:${other}`)).toBe(false)
  })

  it('accepts ten minutes long', async () => {
    const proofs = setUp()
    expect(await proofs.accepts(solve(proofs.puzzle(Date.now() - 10 * MINUTE - 1000)))).toBe(false)
    expect(await proofs.accepts(solve(proofs.puzzle(Date.now() - 9 * MINUTE)))).toBe(true)
  })

  it('accepts no puzzle that it did not make', async () => {
    const proofs = setUp()
    const [expires = '', random, signature] = proofs.puzzle().split('.')
    const later = (Number.parseInt(expires, 36) + MINUTE).toString(36)
    expect(await proofs.accepts(solve(`${later}.${random}.${signature}`))).toBe(false)
  })

  it.each([null, '', 'x', ':', `${'a'.repeat(8)}.${'b'.repeat(22)}.${'c'.repeat(43)}:1`])(
    'does not accept %j',
    async (proof) => {
      expect(await setUp().accepts(proof)).toBe(false)
    },
  )

  it('does not accept a number that solves nothing', async () => {
    const proofs = setUp()
    const puzzle = proofs.puzzle()
    const number = [0, 1, 2].find((candidate) => !isSolved(`${puzzle}:${candidate}`))
    expect(await proofs.accepts(`${puzzle}:${number}`)).toBe(false)
  })

  it('demands with a fresh puzzle', () => {
    const proofs = setUp()
    expect(() => proofs.demand()).toThrow(
      expect.objectContaining({
        code: 'too_many_requests',
        extra: expect.objectContaining({
          members: { proof_of_work: expect.any(String), proof_bits: PROOF_BITS },
        }),
      }),
    )
  })
})
