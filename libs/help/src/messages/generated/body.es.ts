// Written by `npm run generate` from ../body.*.json: edit those.
import { NOTHING_DOWN_HOURS, PULSE_EMERGENCY, PULSE_FAST, VOMITING_TOO_LONG_HOURS, formatsOf } from '@gb/domain'
import type { messages as english } from './body.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  titles: {
    emergency: 'Por favor, pida ayuda ahora',
    surgeon_now: 'Por favor, llame ahora a su cirujano',
    eating: 'No tiene que cargar con esto a solas',
  },
  topics: {
    vomiting_blood: 'vómito con sangre',
    black_stool: 'heces negras o con sangre',
    chest_pain: 'dolor en el pecho',
    short_of_breath: 'falta de aire',
    racing_heart: 'el corazón acelerado',
    fainted: 'un desmayo',
    confused: 'confusión o pasos inseguros',
    double_vision: 'problemas para ver',
    belly_pain: 'un dolor fuerte en el vientre',
    bleeding: 'mucho sangrado',
    pregnancy: 'sangrado, u otra cosa que le preocupa, en un embarazo',
    yellow_eyes: 'ojos o piel de color amarillo',
    saliva: 'no poder tragar la saliva',
    leg: 'una pierna hinchada o con dolor',
    cannot_drink: 'líquidos que no se quedan en el estómago',
    vomiting_long: 'vómito que no para',
    raised_pulse: `un pulso de ${PULSE_FAST.beats} a ${PULSE_EMERGENCY}`,
    fever: 'fiebre',
    no_urine: 'muy poca orina, u orina oscura',
    wound: 'una herida que se abre o que supura',
    eating: 'que comer le cuesta mucho',
  },
  about: ({ topics }: { topics: string }) => `Usted escribió sobre esto: ${topics}.`,
  emergency: ({ number }: { number: string }) => `Si le pasa ahora, no espere: llame al ${number} o vaya a la sala de emergencias más cercana.`,
  emergencyElsewhere: 'Si le pasa ahora, no espere: llame al número de emergencia de donde está o vaya a la sala de emergencias más cercana.',
  pulse: `Un pulso en reposo de más de ${PULSE_EMERGENCY} que no baja es una emergencia. De ${PULSE_FAST.beats} a ${PULSE_EMERGENCY}, llame ahora a su cirujano.`,
  surgeon: ({ number }: { number: string }) => `Llame a la línea de su cirujano, de día o de noche. Si nadie contesta o si empeora, llame al ${number}.`,
  surgeonElsewhere: 'Llame a la línea de su cirujano, de día o de noche. Si nadie contesta o si empeora, llame al número de emergencia de donde está.',
  vomiting: `Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora.`,
  eating: 'Tener miedo de comer, o sentir que debe sacar la comida, es común después de la cirugía. Hay tratamiento. Dígalo a su equipo, y hable con personas que lo conocen bien.',
  readOut: 'Lea esto a quien conteste',
  had: ({ day }: { day: string }) => `“Tengo una manga gástrica desde el ${formats.day(day, 'long')}.”`,
  planned: ({ day }: { day: string }) => `“Mi cirugía de manga gástrica es el ${formats.day(day, 'long')}.”`,
  hadSometime: '“Tengo una manga gástrica.”',
  written: {
    saved: 'Lo que escribió está guardado. Nadie lo lee en vivo. Por favor, llame.',
    kept: 'Lo que escribió está guardado en este aparato. Nadie lo lee en vivo. Por favor, llame.',
    unsaved: 'Lo que escribió no se envió ni se guardó. Sigue donde lo escribió. Nadie lo lee en vivo. Por favor, llame.',
  },
  team: 'El plan de su clínica va primero. Esta aplicación no da un diagnóstico.',
  from: 'De dónde viene esto',
  source: 'Hojas de síntomas de clínicas bariátricas; donde difieren, el número más estricto',
  reviewed: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
  find: 'Buscar una línea en su país',
  close: 'Cerrar',
}
