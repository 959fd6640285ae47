// Written by `npm run generate` from ../support.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './support.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  needs: {
    home: {
      title: 'Usted merece estar a salvo en casa',
      text: 'Lo que escribió da miedo, y usted no tiene la culpa. Personas que conocen esto bien escuchan de día y de noche, sin pedir su nombre. También ayudan si usted se quiere quedar.',
    },
    drink: {
      title: 'Después de la cirugía es fácil beber de más',
      text: 'Con la manga, el alcohol actúa más rápido y más fuerte. A muchas personas les cuesta en algún momento. Hay tratamiento, y nadie le va a regañar. Una línea gratis escucha, y su equipo ya lo ha oído antes.',
    },
  },
  danger: ({ number }: { number: string }) => `¿Está en peligro ahora? Llame al ${number}.`,
  dangerElsewhere: '¿Está en peligro ahora? Llame al número de emergencia de donde está.',
  private: 'Si alguien revisa su teléfono, llame desde otro. Esta tarjeta desaparece cuando usted la cierra.',
  withdrawal: 'Si bebe todos los días, no lo deje de golpe. Pregunte a un médico cómo hacerlo sin peligro. Si tiembla y suda, llame ahora a su médico. Una convulsión, confusión, o ver cosas que no están es una emergencia.',
  from: 'De dónde viene esto',
  source: 'Las mismas líneas de ayuda; SAMHSA y los CDC sobre el alcohol y la violencia de pareja',
  reviewed: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
  find: 'Buscar una línea en su país',
  close: 'Cerrar',
}
