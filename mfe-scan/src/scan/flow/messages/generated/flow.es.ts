// Written by `npm run generate` from ../flow.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './flow.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Escanear',
  offline: {
    title: 'Para escanear hace falta conexión',
    text: 'Todavía puede registrar una comida por su nombre. Todo lo demás sigue funcionando.',
  },
  needsProfile: 'Un escaneo recibe una nota para su etapa y va a su propio registro. Por eso necesita un perfil. Toma unos dos minutos.',
  usedUp: {
    title: ({ limit }: { limit: number }) => formats.plural(limit, { one: 'Ya usó su escaneo gratis. Mejore a Premium para escanear sin límite.', many: `Ya usó sus ${formats.number(limit)} escaneos gratis. Mejore a Premium para escanear sin límite.`, other: `Ya usó sus ${formats.number(limit)} escaneos gratis. Mejore a Premium para escanear sin límite.` }),
    text: 'Registrar sin foto sigue gratis, y su registro se queda como está.',
    upgrade: 'Mejorar',
    used: ({ limit, used }: { limit: number; used: number }) => `Escaneos usados: ${formats.number(used)} de ${formats.number(limit)}`,
  },
  choose: {
    title: '¿Qué hay en su plato?',
    text: 'Tome la foto desde arriba, con buena luz, un plato a la vez.',
    take: 'Tomar foto',
    upload: 'Subir imagen',
    camera: 'Usar la cámara en vivo',
    drop: 'También puede soltar una foto aquí o pegarla.',
    dropNow: 'Suelte la foto aquí',
    privacy: 'Su foto solo se usa para este análisis. No la guardamos.',
    preparing: 'Preparando su foto...',
  },
  preview: {
    title: 'Su foto',
    alt: 'La foto de su comida',
    retake: 'Tomar otra',
    analyze: 'Analizar',
  },
  analyzing: {
    title: 'Analizando su comida',
    usually: 'Por lo general, 5-10 segundos',
    atMost: ({ seconds }: { seconds: number }) => `Paramos después de ${formats.number(seconds)} segundos.`,
    cancel: 'Cancelar',
    phases: [
      'Enviando su foto...',
      'Buscando los alimentos de su plato...',
      'Calculando porciones y proteína...',
      'Seguimos trabajando...',
    ],
  },
  failures: {
    other: 'No se pudo analizar la comida. Inténtelo otra vez.',
    network: 'Falló la conexión. Revise su conexión a internet e inténtelo otra vez.',
    timeout: 'El análisis tardó mucho. Inténtelo otra vez con una foto más clara y más pequeña.',
    kept: 'Su foto sigue aquí. Intentarlo otra vez con ella nunca cuenta dos veces.',
    consent: 'Este escaneo necesita su permiso.',
    consentOutdated: 'El texto de un permiso cambió.',
    allConsents: 'Acepte todos los permisos. Se los pedimos cuando vuelva a cargar la página.',
    missing: 'Lo que falta:',
    asked: 'Se lo pedimos cuando vuelva a cargar la página.',
    reload: 'Volver a cargar',
  },
  noMeal: {
    title: 'No hay comida en la foto',
    fallback: 'No encontramos comida en esta foto. No se usó ningún escaneo. Tome una foto de su plato.',
    retake: 'Tomar otra',
  },
  recovery: {
    ready: 'Su resultado está listo',
    readyText: 'La foto que envió antes ya se analizó. Cuenta una sola vez.',
    running: 'Seguimos trabajando en la foto que envió. El resultado saldrá aquí.',
    show: 'Ver el resultado',
    failed: 'La foto que envió antes no tiene resultado',
    failedText: 'El análisis terminó sin resultado. No se usó ningún escaneo. Inténtelo otra vez.',
  },
  elsewhere: {
    ready: 'Su comida escaneada está lista y en su registro de hoy.',
    sample: 'Su foto recibió un resultado de muestra: no hay ninguna IA conectada. No se registró nada y no se usó ningún escaneo.',
  },
}
