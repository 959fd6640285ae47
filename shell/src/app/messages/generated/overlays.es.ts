// Written by `npm run generate` from ../overlays.*.json: edit those.
import type { messages as english } from './overlays.en'

export const messages: typeof english = {
  loading: 'Cargando...',
  logSheet: 'Registrar una comida',
  logSheetMissing: 'La hoja para registrar no es parte de esta versión.',
  upgrade: 'Mejorar a Premium',
  upgradeMissing: 'Aquí no se puede mejorar a Premium.',
  payment: 'Su pago',
  toasts: 'Mensajes',
  dismiss: 'Cerrar',
}
