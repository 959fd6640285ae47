// Written by `npm run generate` from ../ui.*.json: edit those.
import type { messages as english } from './ui.en'

export const messages: typeof english = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  retry: 'Reintentar',
  dismiss: 'Quitar',
  notices: 'Avisos',
  copy: 'Copiar',
  copied: 'Copiado',
  hold: 'Mantenga presionado para copiar',
  when: 'Cuándo',
  now: 'Ahora',
  changeWhen: 'Ahora: cambiar el día o la hora',
  backToNow: 'Usar ahora',
  month: 'Mes',
  day: 'Día',
  year: 'Año',
}
