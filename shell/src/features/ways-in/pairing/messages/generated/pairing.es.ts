// Written by `npm run generate` from ../pairing.*.json: edit those.
import type { messages as english } from './pairing.en'

export const messages: typeof english = {
  open: 'Usar en otro dispositivo',
  title: 'Usar en otro dispositivo',
  opening: 'Un momento…',
  intro: 'Por los próximos 10 minutos su código abre su perfil en un dispositivo más de la misma red.',
  steps: [
    'Conecte el otro dispositivo al mismo Wi-Fi.',
    'Abra allí Gastric Buddy, en su pantalla de inicio o en su navegador.',
    'Elija “Tengo un código de perfil” y escriba este código.',
  ],
  code: 'Su código de perfil',
  qr: 'O apunte aquí la cámara del otro dispositivo:',
  qrLabel: 'Código QR que abre su perfil en el otro dispositivo',
  timeLeft: ({ time }: { time: string }) => `Abierto por ${time} más`,
  waiting: 'Esperando a su otro dispositivo...',
  close: 'Cerrar',
  done: 'Listo',
  inTitle: 'Su otro dispositivo ya entró',
  inText: ({ name }: { name: string }) => `${name} abrió su perfil. ¿No es usted? Quítelo en Ajustes, Sus dispositivos.`,
  overTitle: 'Este código venció',
  overText: 'No pasó nada, y su código ya no abre su perfil por sí solo. Puede empezar otra vez.',
  stoppedTitle: 'Lo cerramos para cuidarle',
  stoppedText: 'Desde su red llegaron varios códigos equivocados. Su perfil siguió cerrado. Puede empezar otra vez.',
  again: 'Empezar otra vez',
  failedTitle: 'No se pudo hacer',
  failedText: 'No cambió nada. Revise su conexión e inténtelo otra vez.',
  lost: 'Ahora no podemos llegar a Gastric Buddy. Seguimos intentando.',
}
