import { matchNumber } from './match-number.ts'
import { PartNumber } from './part-number.tsx'

type MatchedNumberProps = { number: string; keyword?: string }

/** A part number with its match highlighted. */
export function MatchedNumber({ number, keyword = '' }: MatchedNumberProps) {
  return (
    <PartNumber value={number} size="sm">
      {matchNumber(number, keyword).map(({ text, isMatch, at }) =>
        isMatch ? <mark key={at}>{text}</mark> : text,
      )}
    </PartNumber>
  )
}
