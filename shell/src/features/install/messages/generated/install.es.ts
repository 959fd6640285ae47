// Written by `npm run generate` from ../install.*.json: edit those.
import type { messages as english } from './install.en'

export const messages: typeof english = {
  title: 'Agregar a la pantalla de inicio',
  why: 'Se abre con un toque, como cualquier otra app.',
  code: ({ code }: { code: string }) => `Necesitará su código una vez: ${code}. La app lo pide cuando la abre.`,
  codeToCome: 'Necesitará su código de perfil una vez. La app lo pide cuando la abre.',
  install: 'Instalar la app',
  dismiss: 'Ocultar esta línea',
  steps: {
    'ios-safari': [
      'Toque el botón Compartir de Safari.',
      'Elija “Agregar a inicio”.',
      'Toque “Agregar”.',
    ],
    'ios-other': [
      'Abra esta página en Safari.',
      'Toque el botón Compartir.',
      'Elija “Agregar a inicio”.',
    ],
    prompt: [
    ],
    android: [
      'Abra el menú de su navegador (⋮).',
      'Elija “Agregar a la pantalla principal” o “Instalar app”.',
    ],
    desktop: [
      'Busque el ícono de instalar en la barra de direcciones, o abra el menú de su navegador.',
      'Elija “Instalar Gastric Buddy”.',
    ],
  },
}
