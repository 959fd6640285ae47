// Written by `npm run generate` from ../mailed-code.*.json: edit those.
import type { messages as english } from './mailed-code.en'

export const messages: typeof english = {
  label: 'Código del correo',
  incomplete: 'Escriba el código de 8 números del correo.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  sending: 'Enviando...',
  resend: 'Enviar otra vez',
  resendIn: ({ time }: { time: string }) => `Enviar otra vez en ${time}`,
  resent: 'Enviado. Solo funciona el correo más nuevo.',
  failed: 'No podemos llegar a Gastric Buddy. No se pierde nada. Inténtelo otra vez.',
}
