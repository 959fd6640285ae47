// Written by `npm run generate` from ../take-back.*.json: edit those.
import type { messages as english } from './take-back.en'

export const messages: typeof english = {
  title: '¿Volver a su correo anterior?',
  text: 'Usted abrió el enlace de nuestro correo sobre una dirección nueva. Si no la cambió usted, aquí puede volver a la anterior.',
  points: [
    'Su correo anterior sirve otra vez, y también el código de perfil que tenía con él.',
    'Se cierra la sesión en los demás dispositivos, y se quitan las llaves de acceso agregadas desde entonces.',
    'Lo que registró se queda como está.',
  ],
  confirm: 'Volver a mi correo anterior',
  busy: 'Un momento...',
  cancel: 'Dejarlo como está',
  failed: 'No pudimos comunicarnos con Gastric Buddy. No se cambió nada. Inténtelo otra vez.',
  doneTitle: 'Su correo anterior está de vuelta',
  done: ({ email }: { email: string }) => `${email} es otra vez el correo de su perfil, y se cerró la sesión en los demás dispositivos.`,
  stillIn: 'Aquí sigue con la sesión iniciada.',
  signIn: 'Abra su perfil con su código de perfil para seguir.',
  support: 'Escriba a soporte, para averiguar juntos qué pasó.',
  close: 'Listo',
}
