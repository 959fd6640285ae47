// Written by `npm run generate` from ../helpers.*.json: edit those.
import { HELPER_INVITATION_HOURS } from '@gb/domain'
import type { messages as english } from './helpers.en.js'

export const messages: typeof english = {
  helperInvited: {
    subject: 'Alguien quiere tenerle a su lado en Gastric Buddy',
    invited: ({ who }: { who: string }) => `${who} usa Gastric Buddy, una aplicación para antes y después de una cirugía para bajar de peso, y quiere tenerle a su lado.`,
    somebody: 'Alguien que tiene su correo usa Gastric Buddy, una aplicación para antes y después de una cirugía para bajar de peso, y quiere tenerle a su lado.',
    sees: ({ what }: { what: string }) => `Si acepta, ahí puede ver lo que esa persona anota: ${what}.`,
    looks: 'Solo puede mirar. No puede cambiar nada.',
    logs: 'También puede anotar por esa persona. No puede cambiar ni borrar nada.',
    until: ({ day }: { day: string }) => `Termina el ${day}. Cada uno de ustedes puede terminarlo antes.`,
    accept: `Para aceptar, abra este enlace. Sirve una vez, por ${HELPER_INVITATION_HOURS} horas. Necesita un perfil propio con este correo. La aplicación le ayuda a crearlo:`,
    unknown: 'Si no sabe quién es, no tiene que hacer nada. Nadie ve nada de usted.',
    scopes: {
      weights: 'peso',
      fluids: 'bebidas',
      meals: 'comidas',
      vitamins: 'vitaminas',
      mood: 'ánimo y diario',
    },
  },
  helperAccepted: {
    subject: 'Alguien está a su lado en Gastric Buddy',
    accepted: ({ at }: { at: string }) => `El ${at}, se aceptó su invitación. La persona que usted invitó ya puede ver lo que usted eligió. En Ajustes (Settings) puede ver cuándo miró, y terminarlo cuando quiera.`,
    until: ({ day }: { day: string }) => `Termina por sí solo el ${day}.`,
    notYou: 'Si usted no invitó a nadie: abra Gastric Buddy, vaya a Ajustes (Settings), termínelo y oprima “Cerrar la sesión en todos los aparatos” (Sign out everywhere). Luego escriba a soporte.',
  },
}
