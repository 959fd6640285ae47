import type { DoubleSession } from './objects.ts'

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

const priceOf = ({ amount_total: total, currency }: DoubleSession): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' }).format(
    (total ?? 0) / 100,
  )

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:30rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.7rem 1.2rem;margin:.5rem .5rem 0 0}</style>
</head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`

/** The page where a person pays, with buttons for what may happen there. */
export const payPage = (session: DoubleSession): string =>
  document(
    'Stripe double',
    `<p>No money is taken here.</p><p>To pay now: <strong>${escape(priceOf(session))}</strong></p>
<form method="post"><button name="do" value="pay">Pay</button>
<button name="do" value="leave">Pay, and never come back</button>
<button name="do" value="cancel">Cancel</button></form>`,
  )

/** A page that says one thing. */
export const plainPage = (title: string, words: string, back?: string): string =>
  document(
    title,
    `<p>${escape(words)}</p>${back === undefined ? '' : `<p><a href="${escape(back)}">Back</a></p>`}`,
  )
