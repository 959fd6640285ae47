// Written by `npm run generate` from ../card.*.json: edit those.
import type { messages as english } from './card.en'

export const messages: typeof english = {
  trendOf: ({ count }: { count: string }) => `Tendencia de sus últimos ${count} días con un peso`,
  pregnant: 'Durante su embarazo no se muestran metas ni pronósticos de su peso. Por favor, llame a su equipo médico y a su obstetra: ellos fijan lo que usted necesita ahora.',
  weight: 'Peso',
  last: ({ day, weight }: { day: string; weight: string }) => `Último: ${weight}, ${day}`,
  range: ({ max, min, unit }: { max: string; min: string; unit: string }) => `De ${min} a ${max} ${unit}`,
  add: 'Agregar',
  adding: 'Agregando...',
  added: ({ weight }: { weight: string }) => `Agregado: ${weight}.`,
  refused: ({ max, min, unit }: { max: string; min: string; unit: string }) => `Escriba un peso de ${min} a ${max} ${unit}.`,
  slipUnit: ({ typed, unit }: { typed: string; unit: string }) => `${typed}: ¿quiso decir ${unit}?`,
  slipTitle: ({ typed }: { typed: string }) => `¿Es correcto ${typed}?`,
  slipText: 'Está lejos de sus otros pesos.',
  slipMeant: ({ meant }: { meant: string }) => `Sí, ${meant}`,
  slipRight: ({ typed }: { typed: string }) => `Guardar ${typed}`,
  slipChange: 'Cambiarlo',
  addFailed: 'No se agregó el peso. Inténtelo otra vez.',
  cancel: 'Cancelar',
  deleted: 'El peso se eliminó. Su avance se calculó de nuevo.',
}
