// Written by `npm run generate` from ../packages.*.json: edit those.
import { chosen } from '@gb/domain'
import type { messages as english } from './packages.en'

export const messages: typeof english = {
  guarantee: 'Garantía de reembolso: 30 días',
  loading: 'Cargando los paquetes...',
  failedTitle: 'Los paquetes no se cargaron',
  failedText: 'Revise su conexión e inténtelo otra vez.',
  retry: 'Reintentar',
  retrying: 'Cargando...',
  refused: 'Ahora no se pudo. Inténtelo otra vez más tarde.',
  per: {
    one: ({ interval }: { interval: string }) => chosen(interval, { month: 'al mes', year: 'al año', other: `por ${interval}` }),
    some: ({ count, unit }: { count: string; unit: string }) => chosen(unit, { months: `cada ${count} meses`, years: `cada ${count} años`, other: `cada ${count} ${unit}` }),
  },
  first: {
    one: ({ interval }: { interval: string }) => chosen(interval, { month: 'el primer mes', year: 'el primer año', other: `el primer período (${interval})` }),
    some: ({ count, unit }: { count: string; unit: string }) => chosen(unit, { months: `los primeros ${count} meses`, years: `los primeros ${count} años`, other: `los primeros ${count} ${unit}` }),
  },
}
