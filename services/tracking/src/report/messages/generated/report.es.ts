// Written by `npm run generate` from ../report.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './report.en.js'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: ({ from, to }: { from: string; to: string }) => `Informe de avance, de ${from} a ${to}`,
  subject: 'Avance después de una manga gástrica, contado por la persona',
  short: 'En resumen',
  food: {
    heading: 'Comida y líquidos',
    protein: 'Proteína, g al día',
    proteinDrawn: 'Proteína de cada día con comida, con su meta.',
    fluids: 'Líquidos, oz al día',
    fluidsDrawn: 'Líquidos de cada día con bebidas, con su meta.',
    bars: 'Las barras oscuras llegaron a la meta de su día, que es la línea corta. Un día sin barra no tiene registros.',
  },
  habits: {
    heading: 'Lo que más puede ayudar',
    one: ({ action, percent, title }: { action: string; percent: number; title: string }) => `${title} (${formats.number(percent)}%): ${action}`,
  },
  meals: {
    heading: 'Sus comidas con mejor nota',
    meal: 'Comida',
    day: 'Día',
    points: 'Nota',
    protein: 'Proteína',
  },
  vitamins: {
    heading: 'Vitaminas que tomó',
    none: 'No se registró ninguna vitamina en este tiempo.',
    drawn: ({ days, name }: { days: number; name: string }) => `${name}: ${formats.plural(days, { one: `${formats.number(days)} día.`, many: `${formats.number(days)} días.`, other: `${formats.number(days)} días.` })}`,
    legend: 'Oscuro: se registró que la tomó ese día. Al final: cuántos días.',
    of: ({ count, done }: { count: number; done: number }) => `${formats.number(done)} de ${formats.number(count)}`,
  },
  mood: {
    heading: 'Ánimo',
    none: 'No se registró el ánimo en este tiempo.',
    drawn: 'Ánimo y energía de cada día con registro, de 1 a 10.',
    legend: 'Línea llena con puntos: ánimo. Línea cortada: energía.',
    mean: ({ days, energy, mood }: { days: number; energy: string; mood: string }) => `En ${formats.plural(days, { one: `${formats.number(days)} día`, many: `${formats.number(days)} días`, other: `${formats.number(days)} días` })} el ánimo fue ${mood} y la energía ${energy} de 10 en promedio.`,
    together: ({ caution, coefficient, sentence, strength, weeks }: { caution: string; coefficient: string; sentence: string; strength: string; weeks: number }) => `${sentence} (Spearman ${coefficient}, ${strength}, ${formats.number(weeks)} semanas) ${caution}`,
    strengths: {
      none: 'sin patrón',
      weak: 'débil',
      moderate: 'moderada',
      strong: 'fuerte',
    },
  },
  notes: {
    heading: 'Notas que usted eligió',
    lead: ({ day, kind }: { day: string; kind: string }) => `${day}, ${kind}:`,
    shortened: 'Un texto que termina en … se cortó para que quepa; la aplicación lo tiene completo.',
    leftOut: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} nota más no cupo aquí; está en la aplicación.`, many: `${formats.number(count)} notas más no cupieron aquí; están en la aplicación.`, other: `${formats.number(count)} notas más no cupieron aquí; están en la aplicación.` }),
  },
  kinds: {
    weight: 'Nota con un peso',
    vitamin: 'Nota con una vitamina',
    journalEntry: 'Diario',
    gratitudeNote: 'Gratitud',
    challenges: 'Lo difícil',
    victories: 'Logros',
  },
  weights: {
    days: {
      title: 'Todos los pesos',
      about: 'Promedio del día, de izquierda a derecha.',
      head: 'Día',
    },
    weeks: {
      title: 'Pesos por semana',
      about: 'Promedio de los siete días desde ese día, de izquierda a derecha. La aplicación tiene cada día.',
      head: 'Desde',
    },
  },
  method: {
    heading: 'Cómo se hacen estos números',
    used: ({ drinks, meals, moods, weights }: { drinks: number; meals: number; moods: number; weights: number }) => `Se usaron: ${formats.plural(weights, { one: `${formats.number(weights)} peso`, many: `${formats.number(weights)} pesos`, other: `${formats.number(weights)} pesos` })}, ${formats.plural(meals, { one: `${formats.number(meals)} comida`, many: `${formats.number(meals)} comidas`, other: `${formats.number(meals)} comidas` })}, ${formats.plural(drinks, { one: `${formats.number(drinks)} bebida`, many: `${formats.number(drinks)} bebidas`, other: `${formats.number(drinks)} bebidas` })}, ${formats.plural(moods, { one: `${formats.number(moods)} ánimo`, many: `${formats.number(moods)} ánimos`, other: `${formats.number(moods)} ánimos` })}. De un día sin registros no se sabe nada, y nunca cuenta como cero.`,
    trends: 'Tendencias: el centro de las pendientes entre cada dos días de los últimos 30 días (Theil–Sen), con el promedio de cada día. Un peso a más de 12% de los que tiene cerca no se cuenta.',
    goals: 'La proteína cuenta desde el 90% de la meta de ese día; los líquidos, con la meta completa. Las metas siguen la etapa después de la cirugía.',
    times: 'Horas de comida: al menos 3 comidas, cada una 2 horas después de la otra, y nada de beber en los 30 minutos después.',
    band: 'Meta y franja: una curva que baja cada vez menos. Parte de grupos de personas con manga gástrica y se ajusta a sus pesos desde el día 7 después de la cirugía. Necesita 6 pesos en 28 días. La meta es un rango de meses, nunca un día.',
    chance: 'Probabilidad a dos años: mantener una pérdida de al menos 20% del peso que tenía en la cirugía. Es la respuesta que se acepta como buena.',
    estimates: 'La comida de las fotos es un cálculo. La curva se probó con pacientes creados por un programa, no reales: tómela como posible.',
  },
}
