type BadgesProps = { title: string; badges: readonly (readonly [file: string, name: string])[] }

/** Names in plain letters on small plates, all in one file: public/badge-symbols.svg. */
export function Badges({ title, badges }: BadgesProps) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {badges.map(([file, name]) => (
          <li key={file}>
            <svg
              role="img"
              aria-label={name}
              className="border-hairline bg-paper box-content h-7 w-14 rounded-md border px-1 py-0.5"
            >
              <use href={`/badge-symbols.svg#${file}`} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
