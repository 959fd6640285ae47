import { type Language, LOCALES } from '@gb/domain'
import { escapeHtml } from '@gb/service-kit'
import type { CheckoutSession } from '../../checkout-session/checkout-session.js'
import { testPageCatalog } from './messages/generated/test-page.js'

type Priced = Pick<CheckoutSession, 'sessionId' | 'amount' | 'renewalAmount' | 'currency' | 'promoCode'>

/** The package as it is named on the page. */
interface PackageName {
  text: string
  /** Whether it is in English although the page is not. */
  isForeign: boolean
}

const priceIn = (language: Language, amount: number, { currency }: Priced): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount)

const fact = (name: string, value: string): string =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`

const promoFacts = (session: Priced, language: Language): string => {
  if (session.promoCode === null) return ''
  const words = testPageCatalog[language]
  const price = priceIn(language, session.renewalAmount, session)
  const then = session.amount === 0 ? words.ends : words.each({ price })
  return fact(words.promoCode, session.promoCode) + fact(words.after, then)
}

/** The test page as a document. Style and script come from addresses of their own: the policy allows none inline. */
export const testPageHtml = (session: Priced, name: PackageName, language: Language): string => {
  const words = testPageCatalog[language]
  const price = priceIn(language, session.amount, session)
  // The server says why in English.
  const failed = language === 'en' ? '' : ` data-failed="${escapeHtml(words.failed)}"`
  const named = `<span${name.isForeign ? ' lang="en"' : ''}>${escapeHtml(name.text)}</span>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/checkout/test-page.css">
<script src="/api/checkout/test-page.js" defer></script>
</head>
<body>
<main data-session="${escapeHtml(session.sessionId)}" data-working="${escapeHtml(words.working)}"${failed}>
<p class="mark">${escapeHtml(words.mark)}</p>
<h1>${escapeHtml(words.heading)}</h1>
<p>${escapeHtml(words.noMoney)}</p>
<dl><dt>${escapeHtml(words.package)}</dt><dd>${named}</dd>${fact(words.price, price)}${promoFacts(session, language)}</dl>
<button type="button" data-decision="pay">${escapeHtml(words.pay({ price }))}</button>
<button type="button" data-decision="cancel">${escapeHtml(words.cancel)}</button>
<p role="status"></p>
<noscript><p>${escapeHtml(words.needsScript)}</p></noscript>
</main>
</body>
</html>
`
}
