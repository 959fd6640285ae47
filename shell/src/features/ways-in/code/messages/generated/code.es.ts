// Written by `npm run generate` from ../code.*.json: edit those.
import type { messages as english } from './code.en'

export const messages: typeof english = {
  label: 'Su código de perfil',
  fold: 'Úselo en otro teléfono',
  hidden: 'Oculto',
  use: 'Abre su perfil en otro teléfono o en la app de su pantalla de inicio. No lo comparta.',
  show: 'Ver el código',
  showing: 'Un momento...',
  news: {
    first: {
      title: 'Su perfil está listo',
      text: 'Este código lo abre en otro teléfono. Anótelo, por favor; también está en Perfil.',
    },
    replaced: {
      title: 'Su perfil tiene un código nuevo',
      text: 'El anterior ya no funciona. Anote este, por favor; también está en Perfil.',
    },
    done: 'Ya lo guardé',
  },
  copy: 'Copiar',
  copied: 'Copiado',
  selected: 'Toque y mantenga el código para copiarlo.',
  failed: 'No podemos llegar a Gastric Buddy, así que su código sigue oculto. Inténtelo otra vez.',
}
