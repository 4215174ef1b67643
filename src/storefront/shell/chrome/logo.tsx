import { useShopName } from '../page/site-data.ts'

/** The operator's logo, or a chip with the shop's name. */
export function Logo({ file }: { file: string }) {
  const name = useShopName()
  // The box has a fixed size for any file, so that nothing moves when the image loads.
  if (file)
    return (
      <img src={file} alt={name} className="h-9 w-36 object-contain object-left rtl:object-right sm:w-44" />
    )
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect x="7" y="7" width="18" height="18" rx="2.5" className="fill-brand" />
        <circle cx="11.5" cy="11.5" r="1.6" fill="#fff" />
        <path
          d="M12 1.5v5M16 1.5v5M20 1.5v5M12 25.5v5M16 25.5v5M20 25.5v5M1.5 12h5M1.5 16h5M1.5 20h5M25.5 12h5M25.5 16h5M25.5 20h5"
          className="stroke-action"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M14.5 20.5h6v-6" fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <span className="text-brand text-xl font-semibold tracking-tight">{name}</span>
    </span>
  )
}
