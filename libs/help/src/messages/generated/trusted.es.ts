// Written by `npm run generate` from ../trusted.*.json: edit those.
import type { messages as english } from './trusted.en'

export const messages: typeof english = {
  trusted: 'Llamar a alguien de confianza',
  trustedNamed: ({ name }: { name: string }) => `Llamar a alguien de confianza: ${name}`,
  who: '¿A quién llamaría?',
  whoText: 'Se guarda solo en este aparato. Nunca llamamos ni escribimos a nadie por usted.',
  name: 'Nombre',
  phone: 'Número de teléfono',
  phoneRefused: 'Escriba un número de teléfono, como 555 010 1234.',
  optional: '(opcional)',
  keep: 'Guardar',
  cancel: 'Cancelar',
  noted: ({ name }: { name: string }) => `Se guardó a ${name}.`,
  notedNameless: 'Se guardó a alguien de confianza.',
  change: 'Cambiar',
}
