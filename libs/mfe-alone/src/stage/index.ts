export { showAlone } from './show-alone'
