// Written by `npm run generate` from ../payment-return.*.json: edit those.
import type { messages as english } from './payment-return.en'

export const messages: typeof english = {
  working: 'Terminando su pago',
  workingText: 'Esto toma unos segundos.',
  processing: 'Procesando...',
  title: 'Su pago',
  paid: 'Premium está activo. ¡Gracias!',
  goOn: 'Volver a donde estaba',
  trouble: {
    'activation-failed': 'Recibimos su pago, pero Premium no se activó. Cargue la página otra vez o escriba a soporte.',
    unconfirmed: 'Su pago se está procesando. Revise su suscripción en unos minutos.',
    other: 'No pudimos revisar su pago. Escriba a soporte. Nada se cobra dos veces.',
  },
  again: 'Intentar otra vez',
  close: 'Cerrar',
  support: 'Escribir a soporte',
  mail: {
    subject: 'Mi pago de Gastric Buddy',
    hello: 'Hola:',
    notActive: 'Pagué Premium, pero todavía no está activo.',
    payment: ({ id }: { id: string }) => `Pago: ${id}`,
    thanks: 'Gracias.',
  },
}
