export { switchesRoutes } from './routes.ts'
export { readSwitches, type SwitchChange, setSwitch } from './store.ts'
export { listStates, type SwitchState } from './switch-state.ts'
export { createSwitches, type IsOn, READ_EVERY_MS, type Switches } from './switches.ts'
