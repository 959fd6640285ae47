// Written by `npm run generate` from ../check-in.*.json: edit those.
import type { Phrases } from '../said.js'

export const messages: Phrases = {
  'Your message has been sent to {name}!': '¡Su mensaje se envió a {name}!',
  'You can send {count} messages a day. You can send this one tomorrow. If it cannot wait, call your clinic, or in an emergency 911 or your local number.': 'Puede enviar {count} mensajes al día. Este lo puede enviar mañana. Si no puede esperar, llame a su clínica o, en una emergencia, al 911 o a su número local.',
}
