// Written by `npm run generate` from ../barcode.*.json: edit those.
import type { messages as english } from './barcode.en'

export const messages: typeof english = {
  title: 'Producto por código de barras',
  text: 'Buscar un producto no usa un escaneo.',
  camera: 'Usar la cámara',
  photo: 'Elegir una foto',
  reading: 'Buscando un código de barras...',
  view: 'Lo que ve la cámara',
  opening: 'Abriendo la cámara...',
  aim: 'Ponga el código de barras dentro del marco. Se lee solo.',
  stop: 'Apagar la cámara',
  digits: 'Números bajo el código de barras',
  digitsHint: 'Por ejemplo 3017620422003. Esto siempre funciona.',
  find: 'Buscar producto',
  finding: 'Buscando...',
  own: 'Escribir los números',
  search: 'Buscar un alimento',
  problems: {
    digits: 'Esto no es un código de producto. Revise los números bajo el código de barras.',
    nothing: 'No encontramos un código de barras en esta foto. Tómela derecha y de cerca, o escriba los números.',
    reader: 'Aquí no se pueden leer códigos de barras ahora. Revise su conexión, o escriba los números.',
    camera: 'La cámara no está disponible. Elija una foto, o escriba los números.',
    network: 'Falló la conexión. Revise su conexión a internet e inténtelo otra vez.',
    failed: 'No se pudo buscar el producto. Inténtelo otra vez, o escriba los números.',
  },
}
