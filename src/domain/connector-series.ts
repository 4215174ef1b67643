/**
 * Connectors that the trade calls by their series, with the pitch in millimeters: few parts state the series. XH is
 * sold as XH2.54, although its pitch is 2.5 mm.
 */
const PITCHES: Readonly<Record<string, string>> = {
  xh: '2.5',
  eh: '2.5',
  ph: '2',
  zh: '1.5',
  gh: '1.25',
  sh: '1',
  vh: '3.96',
  microfit: '3',
  minifit: '4.2',
  nanofit: '2.5',
  picoblade: '1.25',
  duraclik: '2',
  dupont: '2.54',
}

/** Two letters alone may mean anything, so they need their pitch. */
const SERIES = /^(?:([a-z]{2})-?\d\.\d{1,2}|([a-z]{5,})(?: ?(\d\.\d{1,2}))?)$/

/** The pitch of a series of connectors: `XH2.54`, `Micro-Fit 3.0`, `PicoBlade`. */
export function seriesPitch(words: readonly string[]): string | undefined {
  const text = words.join(' ').toLowerCase()
  const [, short, name, stated] = SERIES.exec(text.replace(/(?<=[a-z])[ -](?=[a-z])/g, '')) ?? []
  const pitch = PITCHES[short ?? name ?? '']
  return stated && Number(stated) !== Number(pitch) ? undefined : pitch
}
