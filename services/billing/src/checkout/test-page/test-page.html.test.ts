import { describe, expect, it } from '@jest/globals'
import { testPageHtml } from './test-page.html.js'

const SESSION = {
  sessionId: 'cs_test_1',
  amount: 9.99,
  renewalAmount: 9.99,
  currency: 'USD',
  promoCode: null,
}

describe(testPageHtml.name, () => {
  it('shows the price in its currency', () => {
    expect(testPageHtml({ ...SESSION, currency: 'EUR' }, 'Monthly')).toContain('€9.99')
  })

  it('keeps a name from becoming markup', () => {
    const html = testPageHtml({ ...SESSION, sessionId: '"><i>' }, `<b>'&"`)
    expect(html).toContain('&lt;b&gt;&#39;&amp;&quot;')
    expect(html).not.toContain('<i>')
  })

  it('says what follows a discounted payment', () => {
    const html = testPageHtml({ ...SESSION, amount: 7.99, promoCode: 'WELCOME20' }, 'Monthly')
    expect(html).toContain('Pay $7.99 (test)')
    expect(html).toContain('<dd>WELCOME20</dd><dt>After that</dt><dd>$9.99 each period</dd>')
  })

  it('says that a free period ends by itself', () => {
    expect(testPageHtml({ ...SESSION, amount: 0, promoCode: 'FREEMONTH' }, 'Monthly')).toContain(
      'ends by itself',
    )
  })
})
