import { describe, expect, it, jest } from '@jest/globals'
import { createApiClient, unwrap } from '@gb/api-client'
import { solve, withProofOfWork, type ProofHeaders } from './proof-of-work'
import { sha256Head } from './sha256'

const BITS = 10
const refusal = (more: object) =>
  Response.json({ error: 'too_many_requests', message: 'Please wait.', ...more }, { status: 429 })

function scene(refuse: object) {
  const proofs: (string | null)[] = []
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      const proof = request.headers.get('X-Proof-Of-Work')
      proofs.push(proof)
      return proof === null ? refusal(refuse) : Response.json({ user_id: 'u-1' })
    },
  })
  const send = (header: ProofHeaders) =>
    unwrap(api.GET('/api/profile-by-code/{code}', { params: { path: { code: '048151' }, header } }))
  return { proofs, send }
}

describe(solve.name, () => {
  it('finds a number whose hash begins with the zero bits', async () => {
    const proof = await solve({ text: 'k3.abc', bits: BITS })
    expect(proof).toMatch(/^k3\.abc:\d+$/)
    expect(Math.clz32(sha256Head(proof))).toBeGreaterThanOrEqual(BITS)
  })
})

describe(withProofOfWork.name, () => {
  it('solves the puzzle of a refusal and sends the request again', async () => {
    const { proofs, send } = scene({ proof_of_work: 'k3.abc', proof_bits: BITS })
    const onWork = jest.fn()
    await expect(withProofOfWork(send, onWork)).resolves.toEqual({ user_id: 'u-1' })
    expect(onWork).toHaveBeenCalledTimes(1)
    expect(proofs).toEqual([null, expect.stringMatching(/^k3\.abc:\d+$/)])
  })

  it.each([{}, { proof_of_work: 'k3.abc' }, { proof_of_work: 'k3.abc', proof_bits: 64 }])(
    'passes on a refusal without a puzzle that can be solved: %p',
    async (more) => {
      const { proofs, send } = scene(more)
      await expect(withProofOfWork(send)).rejects.toMatchObject({ code: 'too_many_requests' })
      expect(proofs).toEqual([null])
    },
  )
})
