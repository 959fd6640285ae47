import vm from 'node:vm'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'

/**
 * Jest's environment of Node, in a context that is one of Node's ordinary ones. Jest's own asks a Proxy for every global
 * name, and code that is run a million times spends two thirds of its time on asking what `Math` is.
 */
export default class PlainNodeEnvironment extends NodeEnvironment {
  constructor(...given) {
    const { createContext } = vm
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    try {
      super(...given)
    } finally {
      vm.createContext = createContext
    }
  }
}
