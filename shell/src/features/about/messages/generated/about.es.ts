// Written by `npm run generate` from ../about.*.json: edit those.
import type { messages as english } from './about.en'

export const messages: typeof english = {
  title: 'Acerca de',
  loading: 'Cargando la página...',
  failedTitle: 'Esta página no se cargó',
  failed: 'No se perdió nada. Revise su conexión e inténtelo otra vez.',
  retry: 'Reintentar',
  retrying: 'Intentando otra vez...',
  mission: 'Lo que queremos',
  story: 'Nuestra historia',
  credentials: 'Estudios y licencias',
  books: 'Libros',
  store: 'Tienda del autor',
  opensNewTab: '(se abre en otra pestaña)',
  contact: 'Hable con nosotros',
  contactText: 'Escríbanos sobre cualquier cosa de la app. En una emergencia no escriba: llame al 911 en los Estados Unidos o al número de emergencia de donde está.',
  mails: [
    {
      label: 'Hacer una pregunta',
      subject: 'Una pregunta sobre Gastric Buddy',
    },
    {
      label: 'Avisar de un problema',
      subject: 'Algo no funciona en Gastric Buddy',
    },
  ],
  social: 'Búsquenos en otros lugares',
}
