// Written by `npm run generate` from ../test-page.*.json: edit those.
import type { messages as english } from './test-page.en.js'

export const messages: typeof english = {
  title: 'Pago de PRUEBA - Gastric Buddy',
  mark: 'PRUEBA',
  heading: 'Pago de prueba',
  noMoney: 'Esta página no cobra nada. Está en lugar de la página de pago real.',
  package: 'Paquete',
  price: 'Precio',
  promoCode: 'Código promocional',
  after: 'Después',
  each: ({ price }: { price: string }) => `${price} cada período`,
  ends: 'Termina por sí solo',
  pay: ({ price }: { price: string }) => `Pagar ${price} (prueba)`,
  cancel: 'Cancelar',
  working: 'Procesando...',
  failed: 'No se pudo. Vuelva y empiece otra vez.',
  needsScript: 'Active JavaScript para seguir.',
}
