// Written by `npm run generate` from ../report.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './report.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  make: 'Hacer un informe',
  intro: 'Su peso, nutrición, líquidos, vitaminas y ánimo, en palabras sencillas y con gráficas.',
  language: 'Idioma de los archivos',
  period: 'Período',
  paper: {
    label: 'Papel',
    letter: 'Carta',
    a4: 'A4',
  },
  notes: {
    summary: ({ count }: { count: number }) => formats.plural(count, { '=0': 'Agregar sus propias notas', one: `${formats.number(count)} nota agregada`, many: `${formats.number(count)} notas agregadas`, other: `${formats.number(count)} notas agregadas` }),
    hint: 'Van en el informe como las escribió. Elija lo que su clínica puede leer.',
    none: 'No escribió notas en este tiempo.',
    failure: {
      server: 'Sus notas no se cargaron.',
      network: 'Falló la conexión. Inténtelo otra vez.',
    },
    loading: 'Cargando sus notas...',
    kinds: {
      weight: 'Peso',
      vitamin: 'Vitamina',
      mood: 'Ánimo',
    },
    full: ({ most }: { most: number }) => `En un informe caben ${formats.number(most)} notas.`,
  },
  generate: 'Crear informe',
  generating: 'Creando informe...',
  steps: {
    label: 'Pasos del informe',
    collect: 'Leyendo lo que registró',
    draw: 'Dibujando las páginas',
    save: 'Guardando el archivo',
    of: ({ count, step }: { count: number; step: number }) => `Paso ${formats.number(step)} de ${formats.number(count)}`,
  },
  failure: {
    server: 'No se pudo crear el informe. Inténtelo otra vez.',
    network: 'Falló la conexión. Inténtelo otra vez.',
  },
  undelivered: {
    server: 'El PDF está listo, pero no se descargó. Escriba a soporte.',
    network: 'El PDF está listo, pero no se descargó. Inténtelo otra vez.',
    safe: 'Su informe está listo y guardado.',
  },
  retry: 'Intentar otra vez',
  ready: 'Su informe está listo',
  span: ({ from, to }: { from: string; to: string }) => `De ${from} a ${to}.`,
  saved: ({ name }: { name: string }) => `Guardado como ${name}`,
  share: 'Compartir',
  notShared: 'No se pudo compartir. El archivo está en sus descargas.',
  files: {
    report: 'Descargar el PDF',
    clinic: 'Una página para su clínica',
    fhir: 'Datos para una clínica (FHIR)',
  },
  busy: 'Descargando...',
  another: 'Hacer otro informe',
  clinic: 'El plan de su clínica va primero. El informe sale de lo que usted registró. No es un expediente médico.',
}
