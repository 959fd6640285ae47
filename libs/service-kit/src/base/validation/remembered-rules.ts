import { getMetadataStorage } from 'class-validator'

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>

// For each part of each request class-validator goes through the rules of all classes, to find those that one inherits: 4 to
// 5 % of the CPU of a request. They stand in decorators, so those of a class are found once.
const storage = getMetadataStorage()
const find = storage.getTargetValidationMetadatas.bind(storage)
const add = storage.addValidationMetadata.bind(storage)
let known = new WeakMap<object, Rules>()

storage.addValidationMetadata = (rule) => {
  // A class that is loaded later may be the parent of one that was asked for.
  known = new WeakMap()
  add(rule)
}

storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
  if (schema || always || strictGroups || (groups?.length ?? 0) > 0)
    return find(target, schema, always, strictGroups, groups)
  const found = known.get(target) ?? find(target, schema, always, strictGroups, groups)
  known.set(target, found)
  return found
}
