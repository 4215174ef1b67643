import { Footer } from './footer.tsx'
import { SideBar } from './side-bar.tsx'

/** The parts of the frame that are hydrated last: see frame.tsx. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <SideBar />
    </>
  )
}
