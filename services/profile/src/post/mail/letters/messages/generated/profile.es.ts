// Written by `npm run generate` from ../profile.*.json: edit those.
import { TAKE_BACK_HOURS } from '@gb/domain'
import type { messages as english } from './profile.en.js'

export const messages: typeof english = {
  confirmEmail: {
    subject: 'Confirme su correo nuevo en Gastric Buddy',
    type: 'Escriba este código en Gastric Buddy. Desde ese momento, su perfil usa este correo:',
    notAsked: 'Si usted no lo pidió, no tiene que hacer nada.',
  },
  emailChangeAsked: {
    subject: 'Un correo nuevo para su perfil de Gastric Buddy',
    asked: ({ at, device }: { at: string; device: string }) => `El ${at}, alguien pidió usar otro correo para su perfil, en este aparato: ${device}.`,
    stays: 'Este correo sigue activo hasta que se confirme el nuevo.',
  },
  emailChanged: {
    subject: 'Su perfil de Gastric Buddy tiene un correo nuevo',
    changed: ({ at, device }: { at: string; device: string }) => `El ${at}, su perfil recibió un correo nuevo, confirmado en este aparato: ${device}. Desde ahora le escribimos a ese correo.`,
    you: 'Si fue usted, no tiene que hacer nada.',
    back: `Si no fue usted: por ${TAKE_BACK_HOURS} horas, este enlace vuelve a poner este correo. Cierra la sesión en todos los aparatos, quita las llaves de acceso que se agregaron después y vuelve a poner su código de perfil de antes:`,
    support: 'Luego escriba a soporte.',
  },
  emailTakenBack: {
    subject: 'Su perfil de Gastric Buddy tiene otra vez este correo',
    back: ({ at, device }: { at: string; device: string }) => `El ${at}, se volvió a poner este correo en su perfil con el enlace que le enviamos, en este aparato: ${device}.`,
    signedOut: 'Se cerró la sesión en todos los aparatos. Las llaves de acceso que se agregaron después del cambio ya no están, y su código de perfil es el de antes.',
    next: 'Para seguir, abra su perfil con su código de perfil. El aparato que tenía la sesión abierta cuando usted usó el enlace la sigue teniendo.',
  },
  emailTakenAway: {
    subject: 'Este correo ya no es de un perfil de Gastric Buddy',
    away: 'Se volvió a poner el correo de antes en un perfil de Gastric Buddy, y ese perfil ya no usa este correo. Se cerró la sesión en todos los aparatos.',
    mistake: 'Si cree que es un error, por favor escriba a soporte.',
  },
  checkInAnswered: {
    subject: 'Tiene una respuesta en Gastric Buddy',
    answered: 'Ya hay una respuesta a su mensaje en Gastric Buddy. Para cuidar su privacidad, la respuesta está solo en la aplicación. Abra Premium y luego Consultas (Check-in). Si su premium ya terminó, está al principio de esa página:',
  },
  deletionAsked: {
    subject: 'Se va a eliminar su perfil de Gastric Buddy',
    asked: ({ at, device }: { at: string; device: string }) => `El ${at}, alguien pidió eliminar su perfil, en este aparato: ${device}. Se cerró la sesión en todos sus aparatos.`,
    erased: ({ eraseAt }: { eraseAt: string }) => `El ${eraseAt}, se van a borrar su perfil y todo lo que usted anotó. Después de eso nadie puede traerlo de vuelta.`,
    undo: '¿Cambió de idea, o no fue usted? Hasta ese momento lo puede deshacer: abra Gastric Buddy en un aparato donde ya lo usó, abra su perfil con su código de perfil y oprima “Conservar mi perfil” (Keep my profile).',
    wanted: 'Si quiere que se borren sus datos, no tiene que hacer nada.',
  },
  profilesMerged: {
    subject: 'Lo que anotó está ahora en un solo perfil de Gastric Buddy',
    merged: ({ at }: { at: string }) => `El ${at}, nuestro equipo de soporte agregó a este perfil lo que usted anotó en el otro, porque usted lo pidió. Nada de lo que ya estaba aquí cambió.`,
    other: 'El otro perfil se va a eliminar. Escribiremos sobre eso al correo de ese perfil, si lo tiene.',
  },
  deletionUndone: {
    subject: 'Su perfil de Gastric Buddy se queda',
    undone: ({ at, device }: { at: string; device: string }) => `El ${at}, se deshizo la eliminación de su perfil en este aparato: ${device}. Todo está como antes.`,
  },
}
