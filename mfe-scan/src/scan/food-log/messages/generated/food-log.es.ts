// Written by `npm run generate` from ../food-log.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './food-log.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Registro de comida',
  loading: 'Cargando su registro de comida...',
  empty: 'Todavía no hay comidas',
  emptyText: 'Escanee un plato, o registre una comida sin foto. La verá aquí.',
  failed: 'Su registro de comida no se cargó.',
  failedText: 'Revise su conexión e inténtelo otra vez. No se pierde nada.',
  retry: 'Reintentar',
  older: 'Ver días anteriores',
  loadingOlder: 'Cargando...',
  near: {
    today: 'Hoy',
    yesterday: 'Ayer',
  },
  totals: ({ kcal, protein }: { kcal: number; protein: number }) => `unas ${formats.number(kcal)} kcal · ${formats.number(protein)} g de proteína`,
  copy: 'Copiar este día a hoy',
  copying: 'Copiando...',
  sits: {
    title: 'Cómo le caen los alimentos',
    well: 'Le caen bien',
    hard: 'Le han costado',
    fine: ({ of, times }: { of: number; times: number }) => `bien en ${formats.number(times)} de ${formats.number(of)} comidas`,
    notFine: ({ of, times }: { of: number; times: number }) => `mal en ${formats.number(times)} de ${formats.number(of)} comidas`,
    hint: 'Puede ser el bocado, lo rápido que comió, o solo ese día. Con el tiempo, muchos alimentos caen mejor.',
  },
  sample: 'Resultado de muestra: no hay ninguna IA conectada',
  sampleText: 'Estos números son un ejemplo. No son de su foto.',
  meal: {
    foods: 'Alimentos de esta comida',
    totals: ({ carbs, fat, kcal, protein }: { carbs: number; fat: number; kcal: number; protein: number }) => `Total: unas ${formats.number(kcal)} kcal · ${formats.number(protein)} g de proteína · ${formats.number(carbs)} g de carbohidratos · ${formats.number(fat)} g de grasa`,
    again: 'Registrarla otra vez ahora',
    favorite: 'Agregar a favoritas',
    noFavorite: 'Quitar de favoritas',
    favorited: 'Esta comida ya es una favorita.',
    unfavorited: 'Esta comida ya no es una favorita.',
    favoriteFailed: 'No se pudo hacer. Inténtelo otra vez.',
    edit: 'Cambiar la comida o la hora',
    editTitle: 'Comida y hora',
    delete: 'Eliminar esta comida',
    discard: 'Descartar esta comida',
    close: 'Listo',
  },
}
