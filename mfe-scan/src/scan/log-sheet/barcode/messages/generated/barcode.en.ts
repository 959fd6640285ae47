// Written by `npm run generate` from ../barcode.*.json: edit those.

export const messages = {
  title: 'Product by barcode',
  text: 'Looking up a product does not use a scan.',
  camera: 'Use the camera',
  photo: 'Choose a photo',
  reading: 'Looking for a barcode...',
  view: 'What the camera sees',
  opening: 'Opening the camera...',
  aim: 'Hold the barcode inside the frame. It scans on its own.',
  stop: 'Stop the camera',
  digits: 'Numbers under the barcode',
  digitsHint: 'For example 3017620422003. This always works.',
  find: 'Find product',
  finding: 'Searching...',
  own: 'Enter the numbers myself',
  search: 'Search for a food',
  problems: {
    digits: 'This is not a product code. Please check the numbers under the barcode.',
    nothing: 'We found no barcode in this photo. Please take it straight and close, or type the numbers.',
    reader: 'Barcodes cannot be read here right now. Please check your connection, or type the numbers.',
    camera: 'The camera is not available. Please choose a photo, or type the numbers.',
    network: 'Network error. Please check your internet connection and try again.',
    failed: 'The product could not be looked up. Please try again, or enter the numbers yourself.',
  },
}
