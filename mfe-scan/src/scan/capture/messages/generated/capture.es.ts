// Written by `npm run generate` from ../capture.*.json: edit those.
import type { messages as english } from './capture.en'

export const messages: typeof english = {
  problems: {
    'not-an-image': {
      title: 'Este archivo no es una foto.',
      text: 'Elija una imagen, por ejemplo un JPEG o PNG.',
    },
    unreadable: {
      title: 'No pudimos abrir esta foto.',
      text: 'Puede estar dañada, o ser de un tipo que este navegador no lee. Tómela otra vez o elija otra.',
    },
    'no-decoder': {
      title: 'Este tipo de foto no se pudo abrir ahora.',
      text: 'Para abrirla, su navegador necesita una parte más de la app, y esa parte no se cargó. Revise su conexión e inténtelo otra vez, o elija un JPEG.',
    },
  },
  camera: {
    title: 'Cámara en vivo',
    opening: 'Abriendo la cámara...',
    view: 'Lo que ve la cámara',
    capture: 'Tomar',
    cancel: 'Cancelar',
    back: 'Volver',
    unavailableTitle: 'La cámara en vivo no está disponible.',
    unavailableText: 'Puede estar apagada para este sitio, en uso por otra app, o no haber ninguna. Tomar foto y Subir imagen funcionan sin ella.',
  },
}
