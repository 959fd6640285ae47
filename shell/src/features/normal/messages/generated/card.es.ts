// Written by `npm run generate` from ../card.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './card.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Su tarjeta',
  hint: 'Muéstrela o léala. Abajo está en inglés para quien le atiende. Se queda en este aparato hasta que usted cierre la sesión o la borre.',
  sleeve: 'Tengo una manga gástrica.',
  surgery: ({ day }: { day: string }) => `Cirugía: ${formats.day(day, 'long')}`,
  planned: ({ day }: { day: string }) => `Mi cirugía de manga gástrica es el ${formats.day(day, 'long')}`,
  noSurgery: 'Cirugía: falta la fecha',
  drink: ({ words }: { words: string }) => `Lo último que bebí: ${words}`,
  logged: ({ drink, oz, time }: { drink: string; oz: number; time: string }) => `${formats.number(oz)} oz de ${drink}, hoy, ${time}, según mi registro`,
  drinks: {
    water: 'agua',
    tea: 'té',
    coffee: 'café',
    juice: 'jugo',
    other: 'otra bebida',
  },
  medicines: ({ words }: { words: string }) => `Medicinas: ${words}`,
  now: ({ words }: { words: string }) => `Ahora: ${words}`,
  reasons: {
    shoulder_and_no_temperature: 'Dolor en el hombro izquierdo, sin tomar la temperatura',
  },
  measured: ({ words }: { words: string }) => `Medido: ${words}`,
  temperature: ({ degrees, scale }: { degrees: number; scale: string }) => `temperatura ${formats.number(degrees)} °${scale}`,
  pulse: ({ beats }: { beats: number }) => `pulso ${formats.number(beats)} en reposo`,
  usually: ({ beats }: { beats: number }) => `lo normal es ${formats.number(beats)}`,
  slowed: 'bajó después',
  thiamin: 'Por favor, pidan tiamina antes de la glucosa.',
  inEnglish: 'Lo mismo en inglés',
  edit: 'Llenar la tarjeta',
  surgeryLabel: 'Fecha de la cirugía',
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  drinkLabel: 'Lo último que bebió y se quedó en el estómago',
  drinkHint: 'Por ejemplo: 4 oz de agua a las 2 p. m.',
  drinkLogged: ({ words }: { words: string }) => `La tarjeta dice: ${words}. Si no se quedó en el estómago, escriba lo que sí se quedó.`,
  medicinesLabel: 'Medicinas y vitaminas',
  surgeonLabel: 'Teléfono de su cirujano',
  phoneRefused: 'Escriba un número de teléfono, como 555 010 1234.',
  optional: '(opcional)',
  copy: 'Copiar',
  copied: 'La tarjeta está copiada.',
  notCopied: 'Aquí no se pudo copiar. Puede tocar y mantener las palabras.',
  print: 'Imprimir',
  clear: 'Borrar la tarjeta',
}
