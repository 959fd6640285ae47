import { describe, expect, it } from '@jest/globals'
import { testPageHtml } from './test-page.html.js'

const SESSION = {
  sessionId: 'cs_test_1',
  amount: 9.99,
  renewalAmount: 9.99,
  currency: 'USD',
  promoCode: null,
}
const named = (text: string, isForeign = false) => ({ text, isForeign })
const MONTHLY = named('Monthly')

describe(testPageHtml.name, () => {
  it('shows the price in its currency', () => {
    expect(testPageHtml({ ...SESSION, currency: 'EUR' }, MONTHLY, 'en')).toContain('€9.99')
  })

  it('keeps a name from becoming markup', () => {
    const html = testPageHtml({ ...SESSION, sessionId: '"><i>' }, named(`<b>'&"`), 'en')
    expect(html).toContain('&lt;b&gt;&#39;&amp;&quot;')
    expect(html).not.toContain('<i>')
  })

  it('says what follows a discounted payment', () => {
    const html = testPageHtml({ ...SESSION, amount: 7.99, promoCode: 'WELCOME20' }, MONTHLY, 'en')
    expect(html).toContain('Pay $7.99 (test)')
    expect(html).toContain('<dd>WELCOME20</dd><dt>After that</dt><dd>$9.99 each period</dd>')
  })

  it('says that a free period ends by itself', () => {
    expect(testPageHtml({ ...SESSION, amount: 0, promoCode: 'FREEMONTH' }, MONTHLY, 'en')).toContain(
      'ends by itself',
    )
  })

  it('is in Spanish, with what is in English marked so', () => {
    const discounted = { ...SESSION, amount: 7.99, promoCode: 'WELCOME20' }
    const html = testPageHtml(discounted, named('Mensual'), 'es')
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('<dd><span>Mensual</span></dd>')
    expect(html).toContain('Pagar $7.99 (prueba)')
    expect(html).toContain('<dt>Después</dt><dd>$9.99 cada período</dd>')
    expect(html).not.toMatch(/Test checkout|Pay |Price|Cancel</)
    expect(testPageHtml(SESSION, named('Spring offer', true), 'es')).toContain(
      '<dd><span lang="en">Spring offer</span></dd>',
    )
  })
})
