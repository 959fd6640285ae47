import { describe, expect, it } from '@jest/globals'
import { testPageHtml } from './test-page.html.js'

describe(testPageHtml.name, () => {
  it('shows the price in its currency', () => {
    expect(testPageHtml({ sessionId: 'cs_test_1', amount: 9.99, currency: 'EUR' }, 'Monthly')).toContain(
      '€9.99',
    )
  })

  it('keeps a name from becoming markup', () => {
    const html = testPageHtml({ sessionId: '"><i>', amount: 1, currency: 'USD' }, `<b>'&"`)
    expect(html).toContain('&lt;b&gt;&#39;&amp;&quot;')
    expect(html).not.toContain('<i>')
  })
})
