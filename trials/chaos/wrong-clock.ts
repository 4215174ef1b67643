/** Loaded into the shop: on a signal its clock jumps, and with the next one it is right again. */
const JUMPS_HOURS = [24, -24, 24 * 365, -24 * 365]
let offsetMs = 0
let jumps = Math.floor(Math.random() * JUMPS_HOURS.length)

globalThis.Date = new Proxy(Date, {
  construct: (target, fields, made) =>
    Reflect.construct(target, fields.length === 0 ? [target.now() + offsetMs] : fields, made),
  get: (target, name) => (name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  const hours = JUMPS_HOURS[jumps++ % JUMPS_HOURS.length] ?? 0
  offsetMs = offsetMs === 0 ? hours * 3_600_000 : 0
})
