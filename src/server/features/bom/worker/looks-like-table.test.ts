import { expect, test } from 'vitest'
import { looksLikeTable } from './looks-like-table.ts'

const rowsOf = (text: string) => text.split('\n').map(line => line.split(','))

test.each([
  ['a list of numbers', 'LM358DR\nTPS54331DR\nRC0603FR-0710KL\n'],
  ['numbers and quantities apart by spaces', 'LM358DR 10\n5 x TPS54331DR\n'],
  ['one row', 'LM358DR,4'],
  ['rows without titles', 'LM358DR,4,TI\nTPS5430,5,TI\n'],
  ['rows of different lengths below known titles', 'Company,ACME\n\nMPN,Qty,Ref\nLM358DR,4\nBAT54,5,D1\n'],
  ['titles of other languages', '名称,数量\n电阻,5\n电容,6\n'],
  ['values', '10k 0603\n100nF 0402\n'],
  ['a list with bullets', 'Hi\n- 10 pcs LM358DR (TI)\n- 25 pcs NE555DR (TI)\n* STM32F103C8T6: 3 pcs\nThanks'],
  [
    'counted parts with their makers',
    'Need prices:\n- 500 pcs TPS5430DDAR (Texas Instruments)\n- 5 pcs NE555DR (ST Micro)\nRegards',
  ],
  [
    'numbers, makers and quantities',
    'pls quote:\n1) MAX232CPE+ / Maxim / 50pcs\n2) LM2904DR / TI / 1,000pcs',
  ],
  ['nothing', ''],
])('a table: %s', (_, text) => expect(looksLikeTable(rowsOf(text))).toBe(true))

test.each([
  ['prose', 'Hello Bob,\n\nthe list, as discussed, follows.\nWe need it soon.\n\nRegards,\nAlice'],
  ['an error message', '404 Not Found'],
  ['an error page', 'Error\nThe page you asked for was not found'],
  ['a program', 'import os, sys\n\ndef main(a, b):\n    return a, b\n\nmain(1, 2)\n'],
  ['a style sheet', '.a { color: red; }\n.b { margin: 0, 1px }\n'],
  ['a log', '12:00:00 INFO started on port 80\n12:00:01 WARN slow, took 5s\n'.repeat(20)],
  ['settings', '[server]\nport=80\nhost=localhost\n'],
  ['a text in base64', `${'Sa6jJdIoLYdWsGNQ0PIAcrJC7'.repeat(3)}\n`.repeat(20)],
])('no table: %s', (_, text) => expect(looksLikeTable(rowsOf(text))).toBe(false))
