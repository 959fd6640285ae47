// Written by `npm run generate` from ../tips.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './tips.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Consejos',
  loading: 'Cargando los consejos...',
  failedTitle: 'Los consejos no se cargaron',
  failed: 'No se perdió nada. Revise su conexión e inténtelo otra vez.',
  retry: 'Reintentar',
  retrying: 'Intentando otra vez...',
  search: 'Buscar en los consejos',
  searchHint: 'Por ejemplo: café, cabello, hierro',
  found: ({ count }: { count: number }) => formats.plural(count, { one: '1 consejo', many: `${formats.number(count)} consejos`, other: `${formats.number(count)} consejos` }),
  nothing: ({ words }: { words: string }) => `Ningún consejo tiene “${words}”`,
  nothingHint: 'Pruebe con una palabra corta. Para una pregunta sobre su cuerpo, lo mejor es preguntar a su clínica.',
  count: ({ count }: { count: number }) => formats.plural(count, { one: '1 consejo', many: `${formats.number(count)} consejos`, other: `${formats.number(count)} consejos` }),
  sections: {
    sideEffects: 'Molestias',
    dos: 'Lo que sí',
    donts: 'Lo que no',
    foodSwaps: 'Cambios de comida',
    fluidTips: 'Consejos de líquidos',
    vitaminReminders: 'Sobre las vitaminas',
    exercise: 'Ejercicio por etapa',
  },
  insteadOf: 'En vez de',
  choose: 'Elija',
  helps: 'Qué ayuda',
  whenToCall: 'Cuándo llamar',
  source: 'De dónde viene esto',
  reviewed: ({ day }: { day: string }) => `Revisado el ${formats.day(day, 'long')}`,
  redFlags: {
    title: ({ number }: { number: string }) => `Llame ahora al ${number} por cualquiera de estas señales`,
    titleElsewhere: 'Llame ahora al número de emergencia de donde está por cualquiera de estas señales',
    list: [
      'Dolor de pecho, le cuesta respirar, desmayo',
      'El corazón va a más de 120 y no baja',
      'Dolor de barriga fuerte que empeora',
      'Dolor en el hombro izquierdo con fiebre',
      'Sangre en el vómito, heces negras o con sangre',
      'No puede tragar ni su propia saliva',
      'Una pierna está caliente e hinchada',
      'Confusión, ve doble o camina sin equilibrio',
    ],
    tell: 'Diga que tiene una manga gástrica, y la fecha de su cirugía.',
    call: ({ number }: { number: string }) => `Llamar al ${number}`,
    low: ({ line }: { line: string }) => `Si piensa en hacerse daño, busque ayuda: ${line}.`,
    lowElsewhere: 'Si piensa en hacerse daño, hable con alguien que escucha.',
    find: 'Buscar una línea de ayuda',
    country: '¿Dónde está usted?',
    elsewhere: 'Otro país',
    source: ({ lines }: { lines: string }) => `Señales de alarma de My Bariatric Solutions; ${lines}`,
    calls: {
      surgeon: 'Llamar a mi cirujano',
      officePhone: 'Llamar a mi clínica',
      afterHoursPhone: 'Llamar fuera de horario',
    },
  },
}
