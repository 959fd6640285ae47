import { escapeHtml } from '@gb/service-kit'
import type { CheckoutSession } from '../../checkout-session/checkout-session.js'

type Priced = Pick<CheckoutSession, 'sessionId' | 'amount' | 'renewalAmount' | 'currency' | 'promoCode'>

const inWords = (amount: number, { currency }: Priced): string =>
  escapeHtml(new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount))

const promoFacts = (session: Priced): string => {
  if (session.promoCode === null) return ''
  const then =
    session.amount === 0 ? 'It ends by itself' : `${inWords(session.renewalAmount, session)} each period`
  return `<dt>Promo code</dt><dd>${escapeHtml(session.promoCode)}</dd><dt>After that</dt><dd>${then}</dd>`
}

/** The test page as a document. Style and script come from addresses of their own: the policy allows none inline. */
export const testPageHtml = (session: Priced, packageName: string): string => {
  const price = inWords(session.amount, session)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>TEST checkout - Gastric Buddy</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/checkout/test-page.css">
<script src="/api/checkout/test-page.js" defer></script>
</head>
<body>
<main data-session="${escapeHtml(session.sessionId)}">
<p class="mark">TEST</p>
<h1>Test checkout</h1>
<p>This page takes no money. It stands in for the real payment page.</p>
<dl><dt>Package</dt><dd>${escapeHtml(packageName)}</dd><dt>Price</dt><dd>${price}</dd>${promoFacts(session)}</dl>
<button type="button" data-decision="pay">Pay ${price} (test)</button>
<button type="button" data-decision="cancel">Cancel</button>
<p role="status"></p>
<noscript><p>Please switch on JavaScript to go on.</p></noscript>
</main>
</body>
</html>
`
}
