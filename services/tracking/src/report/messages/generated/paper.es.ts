// Written by `npm run generate` from ../paper.*.json: edit those.
import { VOMITING_TOO_LONG_HOURS, formatsOf } from '@gb/domain'
import type { messages as english } from './paper.en.js'

const formats = formatsOf('es')

export const messages: typeof english = {
  page: ({ page, pages }: { page: string; pages: string }) => `Página ${page} de ${pages}`,
  standing: 'El plan de su clínica va primero. Este informe no es un diagnóstico. En una emergencia llame al 911 o al número de donde está.',
  name: 'Nombre:',
  birth: 'Fecha de nacimiento:',
  concerns: {
    heading: 'Por favor, vea esto primero',
    also: ({ titles }: { titles: string }) => `También: ${titles}`,
    more: ({ count }: { count: number }) => `${formats.number(count)} más en la aplicación`,
    left: ({ count }: { count: number }) => formats.plural(count, { one: `Hay ${formats.number(count)} cosa más de qué hablar en la aplicación.`, many: `Hay ${formats.number(count)} cosas más de qué hablar en la aplicación.`, other: `Hay ${formats.number(count)} cosas más de qué hablar en la aplicación.` }),
  },
  gap: ({ sign }: { sign: string }) => `${sign} está en lugar de signos que aquí no se pueden imprimir, como emojis u otras letras; la aplicación los muestra.`,
  answers: {
    vomiting: {
      none: 'no',
      once: 'una vez',
      more: 'más de una vez',
      hours: `por más de ${VOMITING_TOO_LONG_HOURS} horas`,
      nothing_stays_down: 'no retiene nada',
    },
    pain: {
      none: 'sin dolor',
      better: 'mejor',
      same: 'igual',
      worse: 'peor',
      severe: 'muy fuerte, y empeora',
    },
    notMeasured: 'sin medir',
  },
}
