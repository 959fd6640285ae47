// Written by `npm run generate` from ../links.*.json: edit those.
import type { messages as english } from './links.en'

export const messages: typeof english = {
  restored: '¡Recuperó su perfil!',
  linkOver: 'Este enlace ya se usó, venció o se abrió en otro navegador, no en el que usted empezó. Use el correo más nuevo, o empiece otra vez con su código de perfil.',
  switchTitle: '¿Cambiar de perfil?',
  switchText: ({ name }: { name: string }) => `¿Cambiar de ${name} a otro perfil? No se elimina nada.`,
  switchConfirm: 'Cambiar',
  thisProfile: 'este perfil',
}
