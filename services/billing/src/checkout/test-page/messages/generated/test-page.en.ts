// Written by `npm run generate` from ../test-page.*.json: edit those.

export const messages = {
  title: 'TEST checkout - Gastric Buddy',
  mark: 'TEST',
  heading: 'Test checkout',
  noMoney: 'This page takes no money. It stands in for the real payment page.',
  package: 'Package',
  price: 'Price',
  promoCode: 'Promo code',
  after: 'After that',
  each: ({ price }: { price: string }) => `${price} each period`,
  ends: 'It ends by itself',
  pay: ({ price }: { price: string }) => `Pay ${price} (test)`,
  cancel: 'Cancel',
  working: 'Processing...',
  failed: 'This did not work. Please go back and start again.',
  needsScript: 'Please switch on JavaScript to go on.',
}
