// Written by `npm run generate` from ../policy.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './policy.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  titles: {
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
  },
  loading: 'Cargando el texto...',
  failedTitle: 'El texto no se cargó',
  failed: 'No se perdió nada. Revise su conexión e inténtelo otra vez.',
  retry: 'Reintentar',
  retrying: 'Intentando otra vez...',
  lastUpdated: ({ day, version }: { day: string; version: string }) => `Último cambio: ${formats.day(day, 'long')} · Versión ${version}`,
  contents: 'En este texto',
  translation: {
    note: 'Esta es una traducción para leer. Lo que usted acepta es el texto en inglés.',
    english: 'Leer el texto en inglés',
    back: 'Leer la traducción',
  },
}
