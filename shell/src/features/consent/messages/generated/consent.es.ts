// Written by `npm run generate` from ../consent.*.json: edit those.
import type { messages as english } from './consent.en'

export const messages: typeof english = {
  title: 'Antes de empezar',
  intro: 'Sus datos de salud son suyos. Lea estos cuatro puntos y marque cada uno que acepta.',
  refusal: 'Acepte todos los permisos para seguir usando Gastric Buddy.',
  notRecorded: 'Ahora no pudimos guardar su respuesta, así que todavía no empezó nada. Sus respuestas siguen aquí. Toque el botón otra vez en un momento.',
  accept: 'Aceptar y seguir',
  saving: 'Guardando...',
  leave: '¿Tiene dudas? Puede cerrar esta página. No se guarda nada hasta que acepte.',
  labels: {
    privacy_policy_accepted: 'Leí y acepto la Política de privacidad.',
    terms_accepted: 'Leí y acepto los Términos del servicio.',
    health_data_consent: 'Acepto que Gastric Buddy guarde los datos de salud que escribo.',
    ai_analysis_consent: 'Acepto que mis fotos de comida se envíen a un servicio de IA para calcular qué hay en ellas.',
  },
  accepted: 'La traducción es para leer. Lo que usted acepta es la frase en inglés que está debajo.',
  details: {
    privacy_policy_accepted: 'Dice qué guardamos, por qué y por cuánto tiempo.',
    terms_accepted: 'Gastric Buddy es una ayuda junto a su clínica. El plan de su clínica va primero.',
    health_data_consent: 'Es lo que usted escribe: su peso, la fecha de su cirugía, comidas, líquidos, vitaminas y ánimo. Lo usamos para que la app funcione para usted, y para nada más.',
    ai_analysis_consent: 'Enviamos la foto y el tipo de comida a nuestro servidor, y de ahí al servicio de IA que usa este sitio, como OpenAI. Antes quitamos los datos ocultos, como el lugar donde la tomó. Nunca enviamos su nombre, su correo ni su perfil. No guardamos la foto.',
  },
  readPrivacy: 'Leer la Política de privacidad',
  readTerms: 'Leer los Términos del servicio',
  backToConsent: 'Volver a los cuatro puntos',
}
