// Written by `npm run generate` from ../welcome.*.json: edit those.
import type { messages as english } from './welcome.en'

export const messages: typeof english = {
  title: 'Le damos la bienvenida a Gastric Buddy',
  intro: 'Una ayuda amable para la vida con una manga gástrica, antes y después de la cirugía.',
  new: 'Crear su perfil',
  code: 'Tengo un código de perfil',
  look: 'Ver antes los consejos',
  points: {
    scan: {
      title: 'Tome una foto de su plato',
      detail: 'Vea cuánta proteína tiene, más o menos, y por qué tiene esa nota.',
    },
    sip: {
      title: 'Registre un sorbo con un toque',
      detail: 'Aquí el agua y la proteína van primero, con metas para su etapa.',
    },
    progress: {
      title: 'Vea su progreso',
      detail: 'Peso, estado de ánimo y vitaminas en un lugar tranquilo. Sin regaños.',
    },
  },
  clinic: 'El plan de su clínica va primero.',
}
