export { type Keys, rememberKeys } from './remember-keys.ts'
