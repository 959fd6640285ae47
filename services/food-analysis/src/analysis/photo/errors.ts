import { situation } from '@gb/service-kit'

/** What was sent is no photo that can be looked at; takes the sentence that says why. */
export class InvalidImage extends situation('invalid_image', (message: string) => message) {}
