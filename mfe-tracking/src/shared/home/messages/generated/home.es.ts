// Written by `npm run generate` from ../home.*.json: edit those.
import type { messages as english } from './home.en'

export const messages: typeof english = {
  again: {
    retry: 'Reintentar',
    retrying: 'Cargando...',
  },
  fluids: {
    title: 'Líquidos',
    kinds: {
      water: 'de agua',
      tea: 'de té',
      coffee: 'de café',
      juice: 'de jugo',
      other: 'de otra bebida',
    },
    drink: ({ amount, kind }: { amount: string; kind: string }) => `${amount} ${kind}`,
    loading: 'Cargando sus bebidas...',
    failedTitle: 'Sus bebidas no se cargaron',
    partlyBrief: 'El resto de hoy no se cargó.',
    ofGoal: ({ goal }: { goal: string }) => `de ${goal}`,
    left: ({ amount }: { amount: string }) => `faltan ${amount}`,
    reached: '¡Meta cumplida!',
    reachedPlain: 'Meta de hoy cumplida.',
    firstSip: 'El primer sorbo cuenta.',
    nonePlain: 'Nada registrado hoy todavía.',
    tapOne: ({ drink }: { drink: string }) => `Agregar ${drink}`,
    added: ({ drink }: { drink: string }) => `Agregado: ${drink}.`,
    deleted: ({ drink }: { drink: string }) => `Quitado: ${drink}.`,
    undo: 'Deshacer',
    addFailed: 'No se agregó la bebida. Inténtelo otra vez.',
  },
  weight: {
    card: 'Peso',
    loading: 'Cargando sus pesos...',
    failedTitle: 'Sus pesos no se cargaron',
    failedText: 'Todo lo que registró está a salvo.',
    percent: 'Hacia su meta',
    none: 'Registre su primer peso y aquí verá su avance.',
    goalReached: 'Llegó a su peso meta.',
    open: 'Ver todo',
    story: 'Su historia',
    quickLog: 'Registrar peso',
    quickLogShort: 'Registrar',
  },
  vitamins: 'Cargando sus vitaminas...',
}
