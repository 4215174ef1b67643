export { rememberKeys } from './remember-keys.ts'
