import { startStripeDouble } from './server.ts'

// By hand: `npm run stripe:double`, and the product beside it with the variables that it prints.

const port = Number(process.env.STRIPE_DOUBLE_PORT ?? 12_111)
const product = process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000'
const secret = 'whsec_double'
const double = await startStripeDouble({ port, webhook: { url: `${product}/api/billing/webhook`, secret } })

process.stdout.write(
  [
    `The Stripe double is ready at ${double.url}. It takes no money. Start the product with:`,
    '',
    `  STRIPE_SECRET_KEY=sk_test_double STRIPE_WEBHOOK_SECRET=${secret} STRIPE_API_BASE=${double.url} npm start`,
    '',
  ].join('\n'),
)
