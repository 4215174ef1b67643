import { outlineOf } from '../../drawings/address.ts'

type PartPictureProps = { icons: string; side: number; className?: string }

/** A part in a list, small: a drawing leaves out the words nobody could read. */
export function PartPicture({ icons, side, className }: PartPictureProps) {
  return <img src={outlineOf(icons)} alt="" width={side} height={side} loading="lazy" className={className} />
}
