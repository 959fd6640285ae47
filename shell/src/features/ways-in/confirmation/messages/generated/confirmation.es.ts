// Written by `npm run generate` from ../confirmation.*.json: edit those.
import type { messages as english } from './confirmation.en'

export const messages: typeof english = {
  title: 'Confirme que es usted',
  why: ({ what }: { what: string }) => `Antes de ${what}, nos aseguramos de que es usted, y no alguien que encontró este dispositivo abierto.`,
  purposes: {
    show_code: 'mostrar su código de perfil',
    pairing: 'dejar entrar a otro dispositivo',
    change_email: 'cambiar su correo',
    change_passkeys: 'cambiar sus llaves de acceso',
    code_restore: 'cambiar cómo entran los dispositivos nuevos',
    make_token: 'crear un token',
    invite_helper: 'invitar a alguien a su lado',
    export: 'descargar sus datos',
    delete_profile: 'eliminar su perfil',
    billing_portal: 'abrir sus facturas',
  },
  passkey: 'Usar una llave de acceso',
  passkeyBusy: 'Esperando a su dispositivo...',
  mail: 'Enviarme un código',
  mailBusy: 'Enviando...',
  sent: ({ address }: { address: string }) => `Enviamos 8 números a ${address}. Escríbalos aquí.`,
  timeLeft: ({ time }: { time: string }) => `El código funciona ${time} más.`,
  timeOver: 'Este código venció. Pida uno nuevo.',
  noMail: '¿No llegó en unos minutos? Mire en la carpeta de correo no deseado.',
  cancel: 'Cancelar',
  noPasskeyHere: 'Su perfil confirma con una llave de acceso, y este navegador no puede usarla. Hágalo en el dispositivo que tiene su llave.',
}
