import { outlineOf } from '../../drawings/address.ts'

type PartPictureProps = { icons: string; side: number; className?: string }

/** A small picture of a part in a list; its drawing omits unreadable text. */
export function PartPicture({ icons, side, className }: PartPictureProps) {
  return <img src={outlineOf(icons)} alt="" width={side} height={side} loading="lazy" className={className} />
}
