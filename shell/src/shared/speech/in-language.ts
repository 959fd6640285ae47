import { unwrap } from '@gb/api-client'
import type { Language } from '@gb/domain'

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/** What came of a text that was asked for in a language; null where the server has it in English alone. Source: decision 153. */
export async function inLanguage<T>(
  call: Promise<Answer<T>>,
  language: Language,
): Promise<NonNullable<T> | null> {
  const text = await unwrap(call)
  const { response } = await call
  return response.headers.get('Content-Language') === language ? text : null
}
