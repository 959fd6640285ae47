// Written by `npm run generate` from ../billing.*.json: edit those.
import { MONEY_BACK_DAYS } from '@gb/domain'
import type { messages as english } from './billing.en.js'

export const messages: typeof english = {
  packages: {
    Monthly: 'Mensual',
    '6 Months': '6 meses',
    Yearly: 'Anual',
  },
  cancelled: {
    subject: 'Se canceló su Gastric Buddy Premium',
    cancelled: ({ packageName, today }: { packageName: string; today: string }) => `El ${today}, usted canceló Premium (${packageName}). Este correo lo confirma.`,
    until: ({ day }: { day: string }) => `Premium es suyo hasta el ${day}. No se le cobra nada después de hoy.`,
    resume: '¿Cambió de idea? Hasta ese día puede seguir: abra Gastric Buddy, vaya a Premium y oprima “Reanudar” (Resume).',
  },
  resumed: {
    subject: 'Su Gastric Buddy Premium sigue',
    resumed: ({ packageName, today }: { packageName: string; today: string }) => `El ${today}, usted reanudó Premium (${packageName}).`,
    renews: ({ amount, day }: { amount: string; day: string }) => `Se renueva el ${day} por ${amount}. Puede cancelar cuando quiera.`,
  },
  renewalFailed: {
    subject: 'No se pudo hacer el pago de Gastric Buddy Premium',
    failed: ({ amount, packageName }: { amount: string; packageName: string }) => `No pudimos renovar Premium (${packageName}, ${amount}). Tal vez su tarjeta ya venció. Nosotros lo vamos a intentar otra vez.`,
    until: ({ day }: { day: string }) => `Premium es suyo hasta el ${day}. Para cambiar su tarjeta o cancelar, abra Gastric Buddy y vaya a Premium.`,
  },
  ended: {
    subject: 'Terminó su Gastric Buddy Premium',
    ended: ({ day, packageName }: { day: string; packageName: string }) => `Premium (${packageName}) terminó el ${day}. No se le cobra nada más.`,
    staysYours: 'Su perfil, lo que anotó y sus escaneos gratis quedan como están.',
    again: 'Puede tener Premium otra vez cuando quiera.',
  },
  refundAsked: {
    subject: 'Recibimos su pedido de reembolso',
    asked: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `El ${today}, usted pidió que le devolvamos el dinero de Premium (${packageName}, ${amount}), dentro de los ${MONEY_BACK_DAYS} días de nuestra garantía.`,
    wait: 'No tiene que hacer nada más. Le escribimos en cuanto el dinero vaya en camino.',
  },
  refunded: {
    subject: 'Su dinero va en camino',
    refunded: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `El ${today}, devolvimos lo que usted pagó por Premium (${packageName}). Su primer pago fue de ${amount}. Su banco puede tardar hasta diez días en mostrarlo.`,
    nothingMore: 'No se le cobra nada más por esto. Su perfil, lo que anotó y sus escaneos gratis quedan como están.',
  },
  givenBack: {
    subject: 'Dinero de Gastric Buddy Premium va en camino',
    refunded: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `El ${today}, devolvimos ${amount} de lo que usted pagó por Premium (${packageName}). Su banco puede tardar hasta diez días en mostrarlo.`,
    ended: 'Premium terminó, y no se le cobra nada más por esto. Su perfil, lo que anotó y sus escaneos gratis quedan como están.',
    stays: ({ day }: { day: string }) => `Premium sigue como está. Está pagado hasta el ${day}.`,
  },
  paidTwice: {
    subject: 'Usted pagó dos veces, y le devolvemos el segundo pago',
    twice: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `El ${today}, usted pagó ${amount} por Premium (${packageName}), y Premium ya estaba activo.`,
    refund: 'Nosotros le devolvemos el segundo pago. Su Premium queda como estaba.',
  },
}
