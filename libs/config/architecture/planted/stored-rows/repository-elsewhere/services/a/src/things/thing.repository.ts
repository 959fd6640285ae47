declare const InjectRepository: (entity: object) => object
export const rows = () => InjectRepository(class Thing {})
