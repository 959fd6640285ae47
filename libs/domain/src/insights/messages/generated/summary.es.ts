// Written by `npm run generate` from ../summary.*.json: edit those.
import { formatsOf } from '../filled-in.js'
import type { messages as english } from './summary.en.js'

const formats = formatsOf('es')

export const messages: typeof english = {
  moved: {
    stayed: ({ days, from, to }: { days: number; from: string; to: string }) => `En ${formats.plural(days, { one: `${formats.number(days)} día`, many: `${formats.number(days)} días`, other: `${formats.number(days)} días` })} su peso no cambió: de ${from} a ${to}.`,
    down: ({ by, days, from, to }: { by: string; days: number; from: string; to: string }) => `En ${formats.plural(days, { one: `${formats.number(days)} día`, many: `${formats.number(days)} días`, other: `${formats.number(days)} días` })} su peso bajó ${by}, de ${from} a ${to}.`,
    up: ({ by, days, from, to }: { by: string; days: number; from: string; to: string }) => `En ${formats.plural(days, { one: `${formats.number(days)} día`, many: `${formats.number(days)} días`, other: `${formats.number(days)} días` })} su peso subió ${by}, de ${from} a ${to}.`,
    unknown: 'En este tiempo hay muy pocos pesos para decir cómo cambió su peso.',
  },
  average: ({ weight }: { weight: string }) => `Su promedio de 7 días es ${weight}.`,
  week: {
    stayed: 'En los últimos 30 días, no cambió.',
    down: ({ by }: { by: string }) => `En los últimos 30 días, bajó cerca de ${by} por semana.`,
    up: ({ by }: { by: string }) => `En los últimos 30 días, subió cerca de ${by} por semana.`,
  },
  protein: {
    all: ({ days }: { days: number }) => `Llegó al 90% de su meta de proteína o más en todos los ${formats.number(days)} días con comida.`,
    some: ({ days, percent }: { days: number; percent: number }) => `Llegó al 90% de su meta de proteína o más en el ${formats.number(percent)}% de ${formats.plural(days, { one: `${formats.number(days)} día`, many: `${formats.number(days)} días`, other: `${formats.number(days)} días` })} con comida.`,
  },
  fluids: {
    all: ({ days }: { days: number }) => `Llegó a su meta de líquidos en todos los ${formats.number(days)} días.`,
    some: ({ days, percent }: { days: number; percent: number }) => `Llegó a su meta de líquidos en el ${formats.number(percent)}% de ${formats.plural(days, { one: `${formats.number(days)} día`, many: `${formats.number(days)} días`, other: `${formats.number(days)} días` })}.`,
  },
  meals: {
    all: ({ days }: { days: number }) => `Hizo 3 o más comidas con tiempo entre ellas, sin beber justo después, en todos los ${formats.number(days)} días.`,
    some: ({ days, percent }: { days: number; percent: number }) => `Hizo 3 o más comidas con tiempo entre ellas, sin beber justo después, en el ${formats.number(percent)}% de ${formats.plural(days, { one: `${formats.number(days)} día`, many: `${formats.number(days)} días`, other: `${formats.number(days)} días` })}.`,
  },
  felt: ({ feelings, meals }: { feelings: string; meals: number }) => `De ${formats.plural(meals, { one: `${formats.number(meals)} comida`, many: `${formats.number(meals)} comidas`, other: `${formats.number(meals)} comidas` })} de las que nos contó: ${feelings}.`,
  feelings: {
    fine: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} cayó bien`, many: `${formats.number(count)} cayeron bien`, other: `${formats.number(count)} cayeron bien` }),
    nausea: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} dio náusea`, many: `${formats.number(count)} dieron náusea`, other: `${formats.number(count)} dieron náusea` }),
    vomiting: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} terminó en vómito`, many: `${formats.number(count)} terminaron en vómito`, other: `${formats.number(count)} terminaron en vómito` }),
    dumping: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} dio dumping`, many: `${formats.number(count)} dieron dumping`, other: `${formats.number(count)} dieron dumping` }),
    reflux: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} dio reflujo`, many: `${formats.number(count)} dieron reflujo`, other: `${formats.number(count)} dieron reflujo` }),
    stuck: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} se atoró`, many: `${formats.number(count)} se atoraron`, other: `${formats.number(count)} se atoraron` }),
  },
  and: 'y',
  help: ({ action }: { action: string }) => `Lo que más puede ayudar ahora: ${action}`,
}
