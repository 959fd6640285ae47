// Written by `npm run generate` from ../capture.*.json: edit those.

export const messages = {
  problems: {
    'not-an-image': {
      title: 'This file is not a photo.',
      text: 'Please choose an image file, such as a JPEG or PNG.',
    },
    unreadable: {
      title: 'We could not open this photo.',
      text: 'It may be damaged or a type that this browser cannot read. Please take it again or choose another one.',
    },
    'no-decoder': {
      title: 'This type of photo could not be opened right now.',
      text: 'Your browser needs one more part of the app for it, and that part did not load. Please check your connection and try again, or choose a JPEG.',
    },
  },
  camera: {
    title: 'Live camera',
    opening: 'Opening the camera...',
    view: 'What the camera sees',
    capture: 'Capture',
    cancel: 'Cancel',
    back: 'Back',
    unavailableTitle: 'The live camera is not available.',
    unavailableText: 'It may be switched off for this site, in use by another app, or missing. Take Photo and Upload Image work without it.',
  },
}
