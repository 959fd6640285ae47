// Written by `npm run generate` from ../log-sheet.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './log-sheet.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  open: 'Registrar sin foto',
  openHint: 'Busque, dígalo con palabras, escanee un código de barras o repita una comida. No usa un escaneo.',
  title: 'Registrar una comida',
  noProfile: {
    title: 'Primero, un perfil corto',
    text: 'Su registro va con su perfil. Toma unos dos minutos.',
    action: 'Crear su perfil',
  },
  say: {
    label: '¿Qué comió?',
    hint: 'Un alimento, o una comida entera: 2 huevos y media taza de requesón',
    read: 'Buscar estos alimentos',
    reading: 'Leyendo...',
    nothing: 'No encontramos ningún alimento en este texto. Pruebe otras palabras, o escriba los números.',
    noneByName: 'Ningún alimento solo con ese nombre. “Buscar estos alimentos” lo lee como una comida.',
    failed: 'No se pudo hacer. Lo que escribió sigue aquí. Inténtelo otra vez.',
    assumed: 'porción común, revísela',
    own: 'Escribir los números',
    speak: 'Decirlo',
    stop: 'Dejar de escuchar',
    speech: {
      idle: '',
      listening: 'Escuchando... Su navegador convierte en palabras lo que dice.',
      failed: 'No pudimos oírle. También puede escribirlo.',
    },
  },
  ways: {
    photo: 'Foto de mi plato',
    scans: 'Solo una foto usa un escaneo.',
    barcode: 'Escanear un código de barras',
    others: 'Otra cosa',
  },
  meal: {
    foods: 'Alimentos de esta comida',
    check: 'Revise cada alimento antes de guardar.',
    sum: ({ kcal, protein }: { kcal: number; protein: number }) => `Total: unas ${formats.number(kcal)} kcal · ${formats.number(protein)} g de proteína`,
    detail: ({ amount, kcal, protein }: { amount: string; kcal: number; protein: number }) => `${amount} · ${formats.number(kcal)} kcal · ${formats.number(protein)} g de proteína`,
    remove: ({ name }: { name: string }) => `Quitar ${name}`,
    fix: ({ name }: { name: string }) => `Buscar ${name}`,
    open: 'Falta algo: busque o quite este alimento.',
    save: 'Registrar esta comida',
    saving: 'Guardando...',
    logged: ({ meal }: { meal: string }) => `${meal}: ya está en su registro.`,
  },
  again: {
    onHome: ({ names }: { names: string }) => `Otra vez: ${names}`,
    favorites: 'Favoritas',
    recent: 'Comidas recientes',
    hint: 'Toque una comida para registrarla otra vez.',
    sample: 'resultado de muestra',
    detail: ({ kcal, protein }: { kcal: number; protein: number }) => `unas ${formats.number(kcal)} kcal · ${formats.number(protein)} g de proteína`,
  },
}
