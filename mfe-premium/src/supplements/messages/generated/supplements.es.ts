// Written by `npm run generate` from ../supplements.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './supplements.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  loading: 'Cargando la guía de suplementos...',
  failure: {
    server: 'La guía de suplementos no se cargó. Inténtelo otra vez.',
    network: 'La guía de suplementos no se cargó. Revise su conexión.',
  },
  schedules: 'A lo largo del día',
  forNow: 'Para usted ahora',
  interactions: 'Qué va junto y qué no',
  charts: 'Consulta rápida',
  monitoring: 'Análisis de sangre',
  levels: {
    avoid: 'Evitar',
    keep_apart: 'Separar',
    ask_first: 'Pregunte antes',
    helps: 'Ayuda',
  },
  hours: ({ hours }: { hours: number }) => formats.plural(hours, { one: `Separar ${formats.number(hours)} hora`, many: `Separar ${formats.number(hours)} horas`, other: `Separar ${formats.number(hours)} horas` }),
  noSurgeryDate: 'Agregue la fecha de su cirugía a su perfil para ver aquí sus propias fechas.',
  toProfile: 'Actualizar el perfil',
  due: ({ day }: { day: string }) => `Fecha aproximada: ${day}`,
  inTime: ({ from, to }: { from: string; to: string }) => `A tiempo entre ${from} y ${to}`,
  states: {
    past: 'Ya pasó',
    now: 'Ahora',
    ahead: 'Más adelante',
  },
  tests: 'Qué se mide',
  also: 'También',
  notKnown: 'Estas fechas dicen cuándo se hacen los análisis por lo general, no si usted ya se hizo los suyos.',
  remind: 'Crear estos recordatorios',
  reminding: 'Guardando...',
  reminded: 'Las horas de los recordatorios se guardaron, fuera de sus horas de silencio. Están en Vitaminas, donde puede encender los avisos de este teléfono.',
  remindedSome: 'Algunas de estas horas ya son recordatorios, fuera de sus horas de silencio. Las otras están debajo del horario.',
  noneFits: 'Todas estas horas están en sus horas de silencio. Sus recordatorios siguen como están.',
  notAll: 'No todas las horas se pudieron poner',
  leftOut: {
    one_each: ({ names, time }: { names: string; time: string }) => `${time}, ${names}: hay un recordatorio de vitaminas por cada parte del día, y ya lo tiene una hora anterior.`,
    quiet: ({ names, time }: { names: string; time: string }) => `${time}, ${names}: esto está en sus horas de silencio.`,
  },
  setAlarm: 'Para estas puede poner una alarma en su teléfono.',
  movedTitle: 'Fuera de sus horas de silencio',
  moved: ({ from, to }: { from: string; to: string }) => `${from} se cambió a ${to}, fuera de sus horas de silencio.`,
  openVitamins: 'Abrir Vitaminas',
  notReminded: 'Las horas de los recordatorios no se guardaron. No cambió nada. Inténtelo otra vez.',
}
