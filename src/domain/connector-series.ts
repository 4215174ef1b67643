/** Connectors that the trade calls by their series, with the pitch in millimeters: few parts state the series. */
const PITCHES: ReadonlyMap<string, string> = new Map([
  ['xh', '2.5'],
  ['eh', '2.5'],
  ['ph', '2'],
  ['zh', '1.5'],
  ['gh', '1.25'],
  ['sh', '1'],
  ['vh', '3.96'],
  ['microfit', '3'],
  ['minifit', '4.2'],
  ['nanofit', '2.5'],
  ['picoblade', '1.25'],
  ['duraclik', '2'],
  ['dupont', '2.54'],
])

/** Two letters alone may mean anything, so they need their pitch. */
const SERIES = /^(?:([a-z]{2})[ -]?(\d\.\d{1,2})|([a-z]{5,})(?: ?(\d\.\d{1,2}))?)$/
/** The only series that is sold with another pitch than it has. */
const XH = /^xh[ -]?2\.54$/

/** The pitch of a series of connectors: `XH2.54`, `Micro-Fit 3.0`, `PicoBlade`. None if another pitch is stated. */
export function seriesPitch(words: readonly string[]): string | undefined {
  const text = words.join(' ').toLowerCase()
  const [, short, shortPitch, name, namePitch] =
    SERIES.exec(text.replace(/(?<=[a-z])[ -](?=[a-z])/g, '')) ?? []
  const pitch = PITCHES.get(short ?? name ?? '')
  const stated = shortPitch ?? namePitch
  return stated === undefined || Number(stated) === Number(pitch) || XH.test(text) ? pitch : undefined
}
