// Written by `npm run generate` from ../email-change.*.json: edit those.
import type { messages as english } from './email-change.en'

export const messages: typeof english = {
  title: 'Confirme su correo nuevo',
  text: ({ email, old }: { email: string; old: string }) => `Enviamos 8 números a ${email}. Hasta que los escriba aquí, su correo sigue siendo ${old}.`,
  textNone: ({ email }: { email: string }) => `Enviamos 8 números a ${email}. Hasta que los escriba aquí, su perfil no tiene correo.`,
  done: ({ email }: { email: string }) => `Su correo ahora es ${email}.`,
  cancel: 'Cancelar el cambio',
  cancelTitle: '¿Cancelar el correo nuevo?',
  cancelText: ({ old }: { old: string }) => `Su correo sigue siendo ${old}.`,
  cancelTextNone: 'Su perfil sigue sin correo.',
  cancelConfirm: 'Cancelar el cambio',
  cancelKeep: 'Seguir con el cambio',
  cancelled: 'Su correo sigue como estaba.',
}
