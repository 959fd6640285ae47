import { describe, expect, it } from '@jest/globals'
import { maskedEmail } from './masked-email.js'

describe(maskedEmail.name, () => {
  it.each([
    ['sam@example.com', 's***@example.com'],
    ['a@b.co', 'a***@b.co'],
    ['"odd@name"@example.com', '"***@example.com'],
    ['😀mail@example.com', '😀***@example.com'],
    ['no address', '***'],
    ['', '***'],
  ])('shows %s as %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked)
  })
})
