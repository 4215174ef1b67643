import { expect, test } from 'vitest'
import { soundOf } from './sound-of.ts'

test.each([
  ['трансивер', 'transceiver'],
  ['коннектор', 'connector'],
  ['драйвер', 'driver'],
  ['мосфет', 'mosfet'],
  ['мультиплексор', 'multiplexer'],
  ['осциллятор', 'oscillator'],
  ['супервизор', 'supervisor'],
  ['ترانزيستور', 'transistor'],
  ['ترانسيفر', 'transceiver'],
  ['موسفيت', 'mosfet'],
])('%s sounds like %s', (typed, english) => expect(soundOf(typed)).toBe(soundOf(english)))

test.each([
  ['резистор', 'transistor'],
  ['трансформатор', 'transceiver'],
  ['RS485', 'rs485'],
])('%s does not sound like %s, or is no word', (typed, english) => {
  expect(soundOf(typed) === '' || soundOf(typed) !== soundOf(english)).toBe(true)
})
