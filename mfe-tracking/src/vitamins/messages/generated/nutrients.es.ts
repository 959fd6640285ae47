// Written by `npm run generate` from ../nutrients.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './nutrients.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  span: 'Qué días',
  spans: {
    today: 'Hoy',
    week: '7 días antes',
  },
  means: ({ meals, pills }: { meals: number; pills: number }) => `Por día, en promedio: ${formats.plural(meals, { '=0': 'ningún día con comidas', one: `${formats.number(meals)} día con comidas`, many: `${formats.number(meals)} días con comidas`, other: `${formats.number(meals)} días con comidas` })}, ${formats.plural(pills, { '=0': 'ningún día con vitaminas', one: `${formats.number(pills)} día con vitaminas`, many: `${formats.number(pills)} días con vitaminas`, other: `${formats.number(pills)} días con vitaminas` })}.`,
  names: {
    b12: 'Vitamina B12',
    iron: 'Hierro',
    calcium: 'Calcio',
    vitamin_d: 'Vitamina D',
    thiamin: 'Tiamina (B1)',
    zinc: 'Zinc',
    folate: 'Folato',
  },
  units: {
    mcg: 'mcg',
    mg: 'mg',
    IU: 'UI',
  },
  range: ({ from, to, unit }: { from: string; to: string; unit: string }) => `${from} a ${to} ${unit}`,
  aim: ({ aim }: { aim: string }) => `Lo común: ${aim} en pastillas`,
  aimBoth: ({ aim }: { aim: string }) => `Lo común: ${aim} en total`,
  pills: 'De pastillas',
  food: 'De la comida',
  noPills: 'Nada registrado',
  noMeals: 'Sin comidas registradas',
  unknown: 'No se sabe',
  atLeast: ({ amount }: { amount: string }) => `≈ ${amount}`,
  known: ({ foods, known }: { foods: number; known: string }) => `se sabe de ${known} de ${formats.plural(foods, { one: `${formats.number(foods)} alimento`, many: `${formats.number(foods)} alimentos`, other: `${formats.number(foods)} alimentos` })}`,
  multivitamins: ({ count }: { count: number }) => `${formats.plural(count, { one: '1 multivitamina no está contada', many: `${formats.number(count)} multivitaminas no están contadas`, other: `${formats.number(count)} multivitaminas no están contadas` })} aquí. La etiqueta dice cuánto agrega.`,
  foot: 'Son números para conversar, no para juzgar. El plan de su clínica va primero.',
  info: 'De dónde vienen estos números',
  infoText: 'De la comida se cuenta lo menos: solo se sabe de los alimentos que midió el USDA. Las bebidas de su registro de líquidos no se cuentan. Lo común después de la manga gástrica es en pastillas; la comida se suma. El calcio es de la comida y de las pastillas juntas.',
  source: 'Base de datos de nutrientes del USDA; guías de nutrición de la ASMBS, 2016',
  failed: 'No se cargaron los números de la comida',
  failedText: 'Todo lo que registró está a salvo.',
}
