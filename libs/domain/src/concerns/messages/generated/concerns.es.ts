// Written by `npm run generate` from ../concerns.*.json: edit those.
import { NOTHING_DOWN_HOURS, VOMITING_TOO_LONG_HOURS } from '../filled-in.js'
import type { messages as english } from './concerns.en.js'

export const messages: typeof english = {
  vomiting: {
    rule: `Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora.`,
    comesBack: 'Si vuelve en 2 o 3 días de un mes cualquiera, pregunte también por la tiamina antes de un suero con glucosa.',
  },
  words: {
    crisis_words: {
      title: 'No tiene que cargar con esto a solas',
      text: 'Algo que escribió suena muy pesado. Alguien lo escucha ahora mismo, de día y de noche. Si está en peligro, llame al número de emergencia.',
    },
    recovery_emergency: {
      title: 'Pida ayuda de emergencia ahora',
      text: 'Lo que nos dijo de su día no puede esperar. Diga que tiene una manga gástrica, y la fecha de su cirugía. No maneje usted.',
    },
    recovery_surgeon: {
      title: 'Llame ahora a su cirujano, de día o de noche',
      text: 'Lo que nos dijo de su día es motivo para llamar. ¿Nadie contesta? Vaya a una sala de emergencias, y lleve su tarjeta.',
    },
    vomiting: {
      title: '¿Sigue con vómito?',
      text: `Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora. Llame a su cirujano, de día o de noche. Sangre, confusión o visión doble: pida ayuda de emergencia. Si vuelve en 2 o 3 días de un mes cualquiera, pregunte también por la tiamina antes de un suero con glucosa.`,
    },
    vomiting_words: {
      title: '¿Sigue con vómito?',
      text: `Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora. Llame a su cirujano, de día o de noche. Sangre, confusión o visión doble: pida ayuda de emergencia. Si vuelve en 2 o 3 días de un mes cualquiera, pregunte también por la tiamina antes de un suero con glucosa.`,
    },
    dry_two_days: {
      title: 'Llame hoy a su equipo médico, por favor',
      text: 'Registró muy poco de beber dos días seguidos. Siga con sorbos pequeños. Orina muy poca u oscura, nada en 8 horas, o el corazón acelerado: llame ahora a su cirujano, de día o de noche. Si se desmaya, pida ayuda de emergencia.',
    },
    fast_loss: {
      title: 'Eso fue rápido: llame hoy a su equipo, por favor',
      text: `Su peso bajó más rápido de lo usual en esta etapa. ¿Tiene vómito, o bebe menos de 32 oz (1 litro) al día? Dígalo. Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora.`,
    },
    low_mood: {
      title: 'Parece que ahora es difícil',
      text: 'Su estado de ánimo ha estado bajo. Hable con su médico, con un terapeuta o con alguien de confianza. La pantalla de Ánimo tiene números para llamar.',
    },
    able_to_eat: {
      title: '¿Puede comer?',
      text: `Su registro muestra muy poca comida. Si la comida le duele o le da miedo, dígalo a su equipo esta semana. También escucha una línea de ayuda para trastornos de la alimentación. Si la comida regresa, no espere: Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora.`,
    },
    eating_words: {
      title: '¿Puede comer?',
      text: `Parece que ahora le cuesta comer. Si la comida le duele, le da miedo o le cuesta parar, dígalo a su equipo esta semana. También escucha una línea de ayuda para trastornos de la alimentación. Si la comida regresa, no espere: Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora.`,
    },
    too_light: {
      title: 'Pida una cita pronto con su equipo',
      text: 'Su peso es bajo para su estatura. Pida una cita pronto, y pregunte qué peso es bueno para usted.',
    },
    low_protein: {
      title: 'La proteína ha estado baja por un tiempo',
      text: `En la mayoría de los días registró menos de la mitad de su meta. Dígalo a su equipo: un batido u otro plan puede ayudar. Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora.`,
    },
    very_much: {
      title: '¿Es correcto este total?',
      text: 'Es mucho para un día, y demasiada agua sola puede ser peligrosa. Si una cantidad entró por error, puede cambiarla en la lista. Dolor de cabeza, náuseas o vómito: llame ahora a su equipo médico. Con confusión, o con mucho sueño: pida ayuda de emergencia.',
    },
    dry_day: {
      title: '¿Unos sorbos más?',
      text: 'Una o dos cucharadas cada pocos minutos suman; el caldo también cuenta. Orina muy poca u oscura: llame ahora a su cirujano, de día o de noche. Boca seca o mareo: llame hoy a su equipo médico.',
    },
    long_nausea: {
      title: '¿Tiene náuseas desde ayer?',
      text: `Varias comidas le dieron náuseas. Pare cuando empiecen, dé sorbos, y vuelva a una textura más fácil por un día o dos. Si duran más de un día, llame a su equipo, por favor. Si la comida regresa, no espere: Vómito por más de ${VOMITING_TOO_LONG_HOURS} horas, o nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas: llame ahora.`,
    },
    often_stuck: {
      title: '¿Se le atora la comida con frecuencia?',
      text: `Varias comidas se atoraron. Ayudan los bocados pequeños, bien masticados. Si sigue, llame a su equipo esta semana. Si también se atoran los líquidos, llame hoy; si nada se queda en el estómago por ${NOTHING_DOWN_HOURS} horas, llame ahora. Si no puede ni tragar la saliva, pida ayuda de emergencia ahora.`,
    },
    often_dumping: {
      title: '¿La comida le pasa muy rápido con frecuencia?',
      text: 'Más de una comida de esta semana le dio dumping. A muchas personas les ayuda no tomar bebidas dulces, comer primero la proteína, y beber 30 minutos aparte de la comida. Dígalo a su equipo esta semana. Si se desmaya o está en confusión, pida ayuda de emergencia.',
    },
    often_reflux: {
      title: '¿Reflujo casi todos los días?',
      text: 'Anotó reflujo casi todos los días de esta semana. A muchas personas les ayudan las comidas pequeñas, y ninguna en las 3 horas antes de dormir. Dígalo a su equipo: se puede tratar. Si le duele al tragar, llame hoy. Heces negras, o sangre al vomitar: pida ayuda de emergencia.',
    },
    fast_gain: {
      title: 'Más de 4 lbs en 3 días',
      text: 'Si le cuesta respirar, o una pierna está caliente e hinchada, pida ayuda de emergencia. Si tiene otra hinchazón, llame ahora a su equipo (en un embarazo, también a su obstetra). Sin nada de esto muchas veces es agua: pésese otra vez mañana.',
    },
    all_logged: {
      title: '¿Registró todo?',
      text: 'Algunos días recientes muestran muy poca comida. Si falta una comida, todavía puede agregarla. Si eso fue todo lo que comió, dígalo a su equipo.',
    },
    goal_too_light: {
      title: 'Unas palabras sobre su peso meta',
      text: 'Su meta está por debajo de lo que es sano para su estatura. Se guarda como usted la puso. Hable de esto con su equipo.',
    },
    regain_team: {
      title: 'Un buen momento para hablar con su equipo',
      text: 'Volvió algo de peso. Es común, y se puede tratar. Su equipo puede ayudarle a ver por qué.',
    },
    long_plateau: {
      title: 'Una pausa más larga',
      text: 'Su peso lleva más de 12 semanas sin cambio. No es nada que usted hizo mal. Mire su proteína, sus líquidos y su sueño, y hable de esto con su equipo.',
    },
    mood_drop: {
      title: '¿Una semana más difícil?',
      text: 'Su estado de ánimo está más bajo que la semana pasada. Trátese con cariño; una caminata, una llamada o una buena noche pueden ayudar.',
    },
    below_floor: {
      title: 'Los sorbos pequeños suman',
      text: 'Los últimos tres días fueron un poco bajos. Una botella a la mano o un temporizador ayuda a muchas personas.',
    },
    regain: {
      title: 'Volvió algo de peso',
      text: 'Les pasa a casi todos después de la cirugía. Los pasos pequeños cuentan: primero la proteína, líquidos entre comidas, dormir bien.',
    },
    plateau: {
      title: 'Su peso hace una pausa',
      text: 'Casi todos la tienen después de la cirugía, y pasa. Puede ayudar mirar su proteína, sus líquidos y su sueño.',
    },
  },
}
