// Written by `npm run generate` from ../plan.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './plan.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  slots: {
    breakfast: 'Desayuno',
    lunch: 'Almuerzo',
    dinner: 'Cena',
    snack: 'Merienda',
  },
  dayWord: 'Día',
  dayLine: ({ day, total }: { day: number; total: string }) => `Día ${formats.number(day)}: ${total}`,
  chooseDay: 'Día del plan',
  dayTotal: ({ kcal, protein }: { kcal: number; protein: number }) => `Este día: unas ${formats.number(kcal)} kcal y ${formats.number(protein)} g de proteína`,
  dayTotalOfRecipes: ({ kcal, protein }: { kcal: number; protein: number }) => `Las recetas de este día: unas ${formats.number(kcal)} kcal y ${formats.number(protein)} g de proteína`,
  aim: ({ grams }: { grams: number }) => `Una idea, no una receta: busque unos ${formats.number(grams)} g de proteína`,
  log: ({ meal }: { meal: string }) => `Registrar: ${meal}`,
  recipe: 'Receta',
  swap: ({ name }: { name: string }) => `Cambiar: ${name}`,
  swapTitle: ({ name }: { name: string }) => `En lugar de: ${name}`,
  swapText: 'Con calorías y proteína parecidas.',
  swapBack: ({ name }: { name: string }) => `Volver a: ${name}`,
  plateRow: ({ amount, kcal, protein }: { amount: string; kcal: number; protein: number }) => `${amount} · ${formats.number(kcal)} kcal · ${formats.number(protein)} g de proteína`,
  swapRow: ({ kcal, protein }: { kcal: number; protein: number }) => `${formats.number(kcal)} kcal · ${formats.number(protein)} g de proteína`,
  printRow: ({ kcal, protein }: { kcal: number; protein: number }) => `unas ${formats.number(kcal)} kcal, ${formats.number(protein)} g de proteína`,
  swapped: 'Cambiado',
  swapsStay: 'Sus cambios se guardan, en todos sus dispositivos.',
  shopping: 'Lista de compras',
  shoppingText: 'Para los siete días, cada cosa una vez.',
  uncheckAll: 'Quitar las marcas',
  shoppingFor: ({ plan }: { plan: string }) => `Lista de compras: ${plan}`,
  sections: {
    Produce: 'Frutas y verduras',
    'Meat and fish': 'Carnes y pescados',
    'Dairy and eggs': 'Lácteos y huevo',
    'Protein and supplements': 'Proteína y suplementos',
    'Canned and dry goods': 'Latas y granos secos',
    'Grains and bread': 'Cereales y pan',
    'Nuts and seeds': 'Nueces y semillas',
    'Spices and basics': 'Especias y básicos',
    'Not bought': 'De la llave',
  },
  share: 'Compartir la lista',
  copied: 'Su lista está copiada. Péguela en un mensaje.',
  notCopied: 'La lista no se pudo compartir aquí. Puede imprimirla abajo.',
  print: 'Imprimir plan y lista',
}
