import { describe, expect, it } from '@jest/globals'
import { CookieNames, parseEnv } from '@gb/service-kit'
import type { StoredDocument } from '../../documents/published/document.repository.js'
import { readSeed } from '../../documents/seed/seed-files.js'
import { toPolicy } from './public-content.mapper.js'

const seed = await readSeed()

const document = (slug: StoredDocument['slug']): StoredDocument => {
  const found = seed.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`no seed for ${slug}`)
  return found
}

describe(toPolicy.name, () => {
  it.each(['privacy-policy', 'terms-of-service'] as const)(
    'gives %s a version, a date and whole tables',
    (slug) => {
      const policy = toPolicy(document(slug))
      expect(policy).toMatchObject({
        version: document(slug).version,
        last_updated: expect.stringMatching(/^\d{4}-/),
      })
      expect(policy.sections.length).toBeGreaterThanOrEqual(10)
      for (const { body, table } of policy.sections) {
        expect(body.length).toBeGreaterThan(0)
        for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0)
      }
    },
  )

  it('names every cookie of the product and none besides, and which of them scripts can read', () => {
    const names = new CookieNames(
      parseEnv({ DATABASE_URL: 'postgres://localhost/none', PUBLIC_ORIGIN: 'https://gastricbuddy.example' }),
    )
    const all = Object.values(names).filter((value: unknown) => typeof value === 'string')
    const section = toPolicy(document('privacy-policy')).sections.find(({ title }) => title === 'Cookies')
    const listed = section?.table?.rows.map(([name]) => (name === names.hint ? name : `__Host-${name}`))
    expect(listed?.sort()).toEqual(all.sort())
    expect(all).toHaveLength(4)
    expect(section?.body.join(' ')).toMatch(/We use four cookies\..*can read only one of them, gb_here\./)
    expect([names.options(1).httpOnly, names.hintOptions(1).httpOnly]).toEqual([true, false])
  })

  it('states the money-back guarantee and both ways to ask for it', () => {
    const text = JSON.stringify(document('terms-of-service').body)
    expect(text).toContain('30-day money-back guarantee')
    expect(text).toContain('Use Manage Subscription on Home, or write to us.')
  })
})
