// Written by `npm run generate` from ../ways-in.*.json: edit those.
import type { messages as english } from './ways-in.en.js'

export const messages: typeof english = {
  restore: {
    subject: 'Su código de Gastric Buddy',
    asked: 'Alguien, esperamos que usted, quiere abrir su perfil en un navegador. Escriba este código allí:',
    orLink: 'O abra este enlace en el mismo navegador:',
    notYou: 'Si no fue usted, no tiene que hacer nada. Sin este código su perfil sigue cerrado.',
  },
  codeRotated: {
    subject: 'Su perfil de Gastric Buddy tiene un código nuevo',
    new: ({ at }: { at: string }) => `El ${at}, nuestro equipo de soporte le dio un código nuevo a su perfil. El de antes ya no sirve. Este es el nuevo:`,
    keep: 'No lo comparta con nadie. También lo puede ver en la aplicación. En un aparato nuevo, Gastric Buddy también le envía un código por correo. Nadie de Gastric Buddy le va a pedir su código.',
    notAsked: 'Si usted no lo pidió, por favor escriba a soporte.',
  },
  openedByMail: {
    subject: 'Su perfil de Gastric Buddy se abrió en un aparato nuevo',
    opened: ({ at, device }: { at: string; device: string }) => `El ${at}, se abrió su perfil en un aparato nuevo: ${device}.`,
    code: 'También cambió su código de perfil. Puede ver el nuevo en la aplicación. La sesión sigue abierta en sus otros aparatos.',
  },
  paired: {
    subject: 'Su perfil de Gastric Buddy se abrió en un aparato nuevo',
    opened: ({ at, device }: { at: string; device: string }) => `El ${at}, se abrió su perfil en un aparato nuevo: ${device}. En ese momento estaba abierto “Usar en otro aparato” (Use on another device).`,
  },
  openedByPasskey: {
    subject: 'Su perfil de Gastric Buddy se abrió con una llave de acceso',
    opened: ({ at, device }: { at: string; device: string }) => `El ${at}, se abrió su perfil con una de sus llaves de acceso en este aparato: ${device}.`,
  },
  passkeyAdded: {
    subject: 'Su perfil de Gastric Buddy tiene una llave de acceso nueva',
    added: ({ at, device }: { at: string; device: string }) => `El ${at}, se agregó una llave de acceso a su perfil en este aparato: ${device}. Desde ahora abre su perfil sin un código.`,
  },
  passkeyRemoved: {
    subject: 'Se quitó una llave de acceso de su perfil de Gastric Buddy',
    removed: ({ at, device }: { at: string; device: string }) => `El ${at}, se quitó una llave de acceso de su perfil en este aparato: ${device}. Ya no abre su perfil.`,
  },
  tokenMade: {
    subject: 'Su perfil de Gastric Buddy tiene un token nuevo',
    made: ({ at, device }: { at: string; device: string }) => `El ${at}, se creó un token para aplicaciones y programas en su perfil, en este aparato: ${device}. Hasta que termine, quien lo tenga puede leer o anotar aquello para lo que se creó.`,
    notYou: 'Si no fue usted: abra Gastric Buddy, vaya a Ajustes (Settings), termine el token y oprima “Cerrar la sesión en todos los aparatos” (Sign out everywhere). Luego escriba a soporte.',
  },
  codeRestoreOff: {
    subject: 'Su código de perfil ya no abre Gastric Buddy en aparatos nuevos',
    off: ({ at, device }: { at: string; device: string }) => `El ${at}, se apagó en este aparato la opción de abrir su perfil con código y correo en aparatos nuevos: ${device}. Un aparato nuevo necesita ahora una de sus llaves de acceso, o “Usar en otro aparato” (Use on another device).`,
  },
  codeRestoreOn: {
    subject: 'Su código de perfil abre otra vez Gastric Buddy en aparatos nuevos',
    on: ({ at, device }: { at: string; device: string }) => `El ${at}, se volvió a encender en este aparato la opción de abrir su perfil con código y correo en aparatos nuevos: ${device}.`,
  },
  signedOut: {
    subject: 'Cerramos la sesión en uno de sus aparatos',
    again: ({ at, device }: { at: string; device: string }) => `El ${at}, se usó otra vez una sesión vieja de este aparato: ${device}. Tal vez alguien la copió, y por eso cerramos la sesión en el aparato.`,
    next: 'Para usarlo otra vez, abra su perfil en él con su código de perfil.',
  },
  confirmItIsYou: {
    subject: 'Confirme que es usted: su código de Gastric Buddy',
    asked: ({ device, what }: { device: string; what: string }) => `Alguien, esperamos que usted, quiere ${what}, en este aparato: ${device}. Para seguir, escriba este código allí:`,
    nothing: ({ notYou }: { notYou: string }) => `Sin este código no pasa nada. ${notYou}`,
    aboutTo: {
      show_code: 'ver su código de perfil',
      pairing: 'dejar que otro aparato abra su perfil',
      change_email: 'usar otro correo para su perfil',
      change_passkeys: 'agregar o quitar una llave de acceso',
      code_restore: 'cambiar si su código y su correo abren su perfil en aparatos nuevos',
      make_token: 'crear un token con el que un programa lee o anota por usted',
      export: 'descargar todo lo que Gastric Buddy tiene sobre usted',
      delete_profile: 'eliminar su perfil',
      billing_portal: 'abrir sus facturas y tarjetas',
      invite_helper: 'invitar a alguien que ve lo que usted anota',
    },
  },
}
