import { redirect } from 'react-router'
import { screenLoader } from '../../../shell/page/screen-loader.ts'

/** Without a part there is nothing to detail: the visitor chooses one first. */
export const loader = screenLoader(() => {
  throw redirect('/category')
})

export function Component() {
  return null
}
