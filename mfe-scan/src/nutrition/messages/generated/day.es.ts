// Written by `npm run generate` from ../day.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './day.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  noGoalHint: 'Ahora no hay meta para esto.',
  range: 'Más o menos esto; un poco más o menos está bien',
  rangeOver: ({ over, percent }: { over: number; percent: number }) => `${formats.number(percent)}% · unas ${formats.number(over)} kcal de más`,
  limit: 'No pase de esto',
  limitOver: ({ over, percent, unit }: { over: number; percent: number; unit: string }) => `${formats.number(percent)}% · ${formats.number(over)} ${unit} de más`,
  putAway: 'Por ahora no se ven las metas de calorías, carbohidratos y grasa. Su equipo médico dice lo que usted necesita ahora. En un embarazo, también su obstetra.',
  phase: ({ name }: { name: string }) => `Metas para: ${name}`,
  whose: ({ plan }: { plan: string }) => `· ${plan}`,
  noPhase: 'Metas para la etapa normal; agregue su fecha de cirugía para tener las suyas',
  info: 'Sobre estas metas',
  infoText: 'Son metas comunes para su etapa, según su estatura y su fecha de cirugía. Su clínica puede ir más rápido o más lento. También puede darle otras metas, por ejemplo si los riñones no trabajan bien. El plan de su clínica va primero. Lo que se ve en una foto es solo una idea.',
  source: 'Tabla de metas de Gastric Buddy, según guías de clínicas bariátricas',
  partly: 'Solo cuenta lo que todavía está en este dispositivo. Lo demás de hoy no se cargó. Está a salvo.',
  liquids: {
    text: 'En esta etapa todo son sorbos pequeños. Siga el plan de su clínica; las metas de comida vienen después.',
    logged: ({ meals }: { meals: number }) => formats.plural(meals, { one: 'Hoy hay 1 registro.', many: `Hoy hay ${formats.number(meals)} registros.`, other: `Hoy hay ${formats.number(meals)} registros.` }),
  },
  empty: ({ grams }: { grams: number }) => `La meta de hoy es por lo menos ${formats.number(grams)} g de proteína, una comida pequeña a la vez.`,
  emptyNoGoal: 'Escanee su próxima comida y la verá aquí.',
}
