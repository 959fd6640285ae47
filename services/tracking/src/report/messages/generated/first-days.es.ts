// Written by `npm run generate` from ../first-days.*.json: edit those.
import { EARLY_FEVER, NOTHING_DOWN_HOURS, PULSE_EMERGENCY, PULSE_FAST, VOMITING_TOO_LONG_HOURS, formatsOf } from '@gb/domain'
import type { messages as english } from './first-days.en.js'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: ({ first, last }: { first: string; last: string }) => `Los primeros días después de la cirugía, de ${first} a ${last}`,
  subject: 'Días después de una manga gástrica, contados por la persona',
  heading: 'Los primeros 30 días, para la clínica',
  about: ({ day, made, surgery }: { day: string; made: string; surgery: string }) => `Cirugía el ${surgery} · día ${day} el ${made} · contado por la persona en Gastric Buddy`,
  answered: ({ days, of }: { days: number; of: number }) => `Se respondió algo en ${formats.number(days)} de ${formats.plural(of, { one: `${formats.number(of)} día`, many: `${formats.number(of)} días`, other: `${formats.number(of)} días` })}. Una raya es algo sin respuesta o sin registro.`,
  heads: [
    'Día',
    'Fecha',
    'Líquidos',
    'Vómito',
    'Dolor',
    'Pulso',
    'Temperatura',
    'Qué dijo la aplicación',
  ],
  said: {
    emergency: 'Llame al 911 ahora',
    surgeon_now: 'Llame ahora al cirujano',
    office_hours: 'Llame en horas de oficina',
  },
  rules: `La aplicación dice que llame ahora al cirujano con un pulso desde ${PULSE_FAST.beats}, o con una temperatura desde ${EARLY_FEVER.F} °F (${EARLY_FEVER.C} °C). También con vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, si nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas, si el vómito vuelve, o si el dolor es peor. Dice que llame al 911 con un pulso de más de ${PULSE_EMERGENCY}, o con un dolor muy fuerte que empeora. Una respuesta cuenta para su día y el siguiente, hasta que se pregunta lo mismo otra vez.`,
}
