// Written by `npm run generate` from ../restore.*.json: edit those.
import type { messages as english } from './restore.en'

export const messages: typeof english = {
  label: 'Código de perfil',
  submit: 'Abrir',
  busy: 'Abriendo...',
  incomplete: 'Escriba un código de perfil de 6 números',
  invalid: 'El código de perfil no es correcto o venció. Revíselo e inténtelo otra vez.',
  failed: ({ message }: { message: string }) => `El perfil no se pudo abrir. Revise su conexión e inténtelo otra vez. (${message})`,
  done: 'Su perfil está abierto.',
  switchTitle: '¿Cambiar de perfil?',
  switchText: 'Este dispositivo muestra entonces el perfil del código. Su perfil de ahora sigue guardado con su propio código.',
  switchConfirm: 'Cambiar',
  oneMoment: 'Un momento…',
  byMail: {
    title: '¿Es nuevo en este dispositivo?',
    intro: 'En un dispositivo nuevo, el código solo no basta. Si su código es correcto, le enviamos 8 números por correo. ¿Qué correo nos dio?',
    email: 'Correo de su perfil',
    emailError: 'Escriba un correo como sam@example.com.',
    send: 'Enviarme los números',
    sending: 'Enviando...',
    checkTitle: 'Revise su correo',
    check: ({ email }: { email: string }) => `Si este es el correo del perfil, ya va un mensaje a ${email}. Escriba aquí sus 8 números, o abra su enlace en este navegador.`,
    codeWorksHere: 'Este dispositivo conoce el perfil: su código de 6 números de arriba también lo abre sin correo.',
    timeLeft: ({ time }: { time: string }) => `El código funciona ${time} más.`,
    timeOver: 'Este código venció. Pida uno nuevo.',
    otherEmail: 'Usar otro correo',
    startOver: 'Empezar de nuevo',
    tooOften: 'Ese código estuvo mal cinco veces. Empiece de nuevo; no se pierde nada.',
    noMail: '¿No llegó en unos minutos? Mire en el correo no deseado, y revise que el código y el correo estén bien.',
  },
}
