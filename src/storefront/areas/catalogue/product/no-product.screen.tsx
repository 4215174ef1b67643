import { redirect } from 'react-router'
import { CATEGORIES_PATH } from '../../../../domain/paths.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'

/** The URL names no part, so the visitor chooses one first. */
export const loader = screenLoader(() => {
  throw redirect(CATEGORIES_PATH)
})

export function Component() {
  return null
}
