// Written by `npm run generate` from ../premium.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './premium.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Premium',
  back: 'Todo Premium',
  opening: ({ title }: { title: string }) => `Abriendo: ${title}...`,
  loading: 'Cargando su Premium...',
  failedTitle: 'Su Premium no se cargó',
  sectionFailed: {
    title: 'No hubo conexión. Inténtelo otra vez.',
    text: 'Todo lo que registró está a salvo.',
    retry: 'Reintentar',
  },
  groups: {
    numbers: 'Sus números',
    eating: 'Alimentación',
    learning: 'Aprendizaje y apoyo',
  },
  sections: {
    analytics: {
      title: 'Estadísticas',
      text: 'Tendencias, meta, proteína, líquidos, comidas y ánimo',
    },
    report: {
      title: 'Informe de avance',
      text: 'Un PDF para usted y su equipo médico',
    },
    'meal-plans': {
      title: 'Planes de comida',
      text: 'Siete días para su etapa, con lista de compras',
    },
    recipes: {
      title: 'Recetas',
      text: 'Platos para un estómago pequeño, en cada etapa',
    },
    templates: {
      title: 'Plantillas',
      text: 'Semanas, meses, días especiales y ayudas',
    },
    'supplement-guide': {
      title: 'Guía de suplementos',
      text: 'Qué tomar y cuándo, qué separar, análisis de sangre',
    },
    courses: {
      title: 'Cursos',
      text: 'Comida, comer con calma, ejercicio y emociones',
    },
    'check-in': {
      title: 'Mensajes',
      text: 'Escriba a quien creó la app y lea sus respuestas',
    },
  },
  locked: {
    title: 'Premium agrega',
    badge: 'Bloqueado',
    intro: 'Registrar, los consejos y sus escaneos gratis no cuestan nada. Premium abre también esto:',
    list: 'Parte de Premium',
    upgrade: 'Mejorar',
    prices: 'Paquetes y precios',
    profileFirst: 'Primero, cree su perfil',
    createProfile: 'Crear su perfil',
    clinic: 'Premium no toma el lugar de su equipo médico. El plan de su clínica va primero.',
  },
  own: {
    title: 'Sus propios números',
    loading: 'Cargando sus números...',
    failure: {
      server: 'Sus números no se cargaron.',
      network: 'No hubo conexión. Inténtelo otra vez.',
    },
    weight: 'Peso',
    lost: 'Bajó hasta ahora',
    weights: ({ count }: { count: number }) => formats.plural(count, { one: 'De 1 peso registrado.', many: `De ${formats.number(count)} pesos registrados.`, other: `De ${formats.number(count)} pesos registrados.` }),
    weightsAndMore: ({ count }: { count: number }) => formats.plural(count, { one: 'De más de 1 peso registrado.', many: `De más de ${formats.number(count)} pesos registrados.`, other: `De más de ${formats.number(count)} pesos registrados.` }),
    addsForecast: 'Premium agrega su tendencia, cuándo podría llegar a su meta y qué tan seguro es.',
    addsTrend: 'Premium agrega su tendencia.',
    noWeight: 'Registre un peso y lo verá aquí. Premium hace con él una tendencia y un pronóstico.',
    protein: 'Proteína',
    grams: 'g al día',
    food: ({ days }: { days: number }) => `${formats.plural(days, { one: 'En su último día con comida.', many: `En promedio, en sus últimos ${formats.number(days)} días con comida.`, other: `En promedio, en sus últimos ${formats.number(days)} días con comida.` })} Premium muestra cada día de hasta 6 meses, los líquidos, las horas de comer y lo que más ayudaría.`,
    noFood: 'Registre una comida y verá aquí su proteína. Premium la muestra día por día junto a su meta.',
  },
  subscription: {
    title: 'Su suscripción',
    package: 'Paquete',
    renews: 'Se renueva el',
    ends: 'Termina el',
    test: 'Prueba',
    renewsFor: ({ price }: { price: string }) => `Se renueva por ${price} hasta que la cancele.`,
    untilCanceled: 'Se renueva hasta que la cancele.',
    ending: 'No se renovará.',
    endsThen: ({ day }: { day: string }) => `No se renovará. Premium es suyo hasta el ${day}.`,
    failed: ({ day }: { day: string }) => `No se pudo cobrar el último pago. Se intentará otra vez, y Premium sigue siendo suyo hasta el ${day}.`,
    refundAsked: 'Recibimos su pedido de reembolso. El dinero va en camino.',
    refunded: 'Su dinero va en camino, y Premium terminó.',
    payAnew: 'Pagar otra vez',
    cancel: 'Cancelar suscripción',
    cancelWindow: {
      title: '¿Cancelar su suscripción?',
      yes: 'Cancelar suscripción',
      no: 'Seguir con ella',
    },
    cancelQuestion: ({ day }: { day: string }) => `Premium es suyo hasta el ${day}. No se le cobrará nada más. Se lo confirmamos por correo.`,
    cancelOverdue: 'No se pudo cobrar el último pago, así que Premium termina ahora. No se le cobrará nada más.',
    canceled: 'Su suscripción se canceló. Un correo lo confirma.',
    resume: 'Reanudar suscripción',
    resumed: 'Su suscripción sigue.',
    guarantee: ({ day }: { day: string }) => `Garantía de reembolso hasta el ${day}`,
    refund: 'Pedir mi dinero de vuelta',
    refundWindow: {
      title: '¿Quiere su dinero de vuelta?',
      yes: 'Recibir mi dinero',
      no: 'Seguir con Premium',
    },
    refundQuestion: 'Todo lo que pagó vuelve a su tarjeta, y Premium termina en ese momento. Lo que registró se queda.',
    invoices: 'Facturas y tarjeta',
    byMail: 'Cancelar por correo',
    working: 'Procesando...',
    noConnection: 'No hay conexión, así que nada cambió. Inténtelo otra vez.',
  },
  mail: {
    subject: 'Cancelar mi Gastric Buddy Premium',
    hello: 'Hola:',
    please: 'Por favor, cancelen mi Gastric Buddy Premium.',
    package: ({ name }: { name: string }) => `Paquete: ${name}`,
    until: ({ day }: { day: string }) => `Pagado hasta el ${day}`,
    thanks: 'Gracias.',
  },
}
