export * from './day-plan.js'
export * from './drink-windows.js'
export * from './gaps.js'
export * from './lay-out.js'
