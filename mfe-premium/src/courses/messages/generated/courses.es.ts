// Written by `npm run generate` from ../courses.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './courses.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  loading: 'Cargando los cursos...',
  failure: {
    server: 'Los cursos no se cargaron. Inténtelo otra vez.',
    network: 'No hubo conexión. Inténtelo otra vez.',
  },
  lessons: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} lección`, many: `${formats.number(count)} lecciones`, other: `${formats.number(count)} lecciones` }),
  minutes: ({ count }: { count: string }) => `Unos ${count} minutos`,
  read: ({ all, done }: { all: string; done: string }) => `${done} de ${all} lecciones leídas`,
  progress: 'Lecciones leídas',
  topics: ({ title }: { title: string }) => `Primeros temas de ${title}`,
  open: 'Abrir el curso',
  goOn: 'Continuar',
  window: {
    loading: 'Cargando el curso...',
    failedTitle: 'El curso no se abrió',
    failed: ({ title }: { title: string }) => `No se cargó el curso “${title}”. Inténtelo otra vez.`,
    offline: ({ title }: { title: string }) => `No se cargó el curso “${title}”. Revise su conexión.`,
    retry: 'Reintentar',
    retrying: 'Cargando...',
    lessons: 'Lecciones',
    isRead: 'Leída',
    goOn: ({ title }: { title: string }) => `Continuar con “${title}”`,
    extras: 'Para guardar e imprimir',
  },
  lesson: {
    back: 'Todas las lecciones',
    objectives: 'Después de esta lección usted podrá',
    exercise: 'Pruébelo',
    quiz: 'Compruebe lo que sabe',
    nobody: 'Nadie ve sus respuestas. No se guardan.',
    right: 'Es correcto.',
    notYet: 'Todavía no.',
    sources: 'Fuentes',
    reviewed: ({ day }: { day: string }) => `revisado: ${day}`,
    done: 'Marcar como leída',
    saving: 'Guardando...',
    next: 'Lección siguiente',
    unread: 'Marcar como no leída',
    notSaved: 'No se pudo marcar esta lección como leída. Inténtelo otra vez.',
  },
}
