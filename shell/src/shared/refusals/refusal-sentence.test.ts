import { describe, expect, it } from '@jest/globals'
import { ApiError } from '@gb/api-client'
import { ERROR_CODES } from '@gb/domain'
import { messages as english } from './messages/generated/refusals.en'
import { messages as spanish } from './messages/generated/refusals.es'
import { refusalsCatalog } from './messages/generated/refusals'
import { refusalCatalogs, refusalSentence, saidByServer } from './refusal-sentence'

const refused = (code: (typeof ERROR_CODES)[number]) =>
  new ApiError({
    status: 400,
    code,
    message: 'The server says why.',
    fields: [],
    requestId: null,
    retryAfterSeconds: null,
    extra: {},
  })

describe(refusalSentence.name, () => {
  it('knows each code of the services, and no other', () => {
    for (const words of [english, spanish])
      expect(Object.keys(words.codes).toSorted()).toEqual([...ERROR_CODES].toSorted())
  })

  it("is the server's own in English, and that of the code in Spanish", async () => {
    await refusalsCatalog.load('es')
    expect(refusalSentence(refused('gone'), 'en')).toBe('The server says why.')
    for (const code of ERROR_CODES) expect(refusalSentence(refused(code), 'es')).toBe(spanish.codes[code])
  })

  it("is the server's own in Spanish, too, where its words are there", async () => {
    await Promise.all(refusalCatalogs.map((each) => each.load('es')))
    const { message } = refused('gone')
    expect(saidByServer(message, 'es')).toBeNull()
    expect(saidByServer('You have 10 passkeys already. Please remove one first.', 'es')).toBe(
      'Ya tiene 10 llaves de acceso. Primero quite una.',
    )
  })
})
