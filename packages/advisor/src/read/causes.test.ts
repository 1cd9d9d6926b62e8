import { expect, test } from 'vitest'
import { causeTold } from './causes.ts'

const told = (text: string) => causeTold({ text, language: 'en' })

test.each([
  'It is because the packing list is printed before the stock is checked',
  'Mostly since Jorge left',
  'The main reason is that three people keep their own list',
  'Reason: at lunch only one sits at the desk',
  'What goes wrong is that nobody writes it down',
  'They come from the old valve',
])('a sentence that only says why: %s', (text) => {
  expect(told(text)).toEqual({ text, alone: true })
})

test.each([
  ['Quotes are wrong, the reason is that three people keep their own list', 'three people keep their own list'],
  ['We get paid late mainly due to the timesheets that come at month end', 'the timesheets that come at month end'],
  ['Returns are down to the size chart', 'the size chart'],
  ['Overtime happens as the roster is made on Friday', 'the roster is made on Friday'],
  ['Scrap is mostly since Jorge left', 'Scrap is mostly since Jorge left'],
  ['Half the photos come back because they are dark', 'Half the photos come back because they are dark'],
  ['Most complaints come from the rooms over the bar', 'Most complaints come from the rooms over the bar'],
])('a trouble with its reason: %s', (text, cause) => {
  expect(told(text)).toEqual({ text: cause, alone: false })
})

test.each([
  'Nobody knows why the scrap rises because it is never counted',
  'Is it because of the heat?',
  'We have kept lists since 2019',
  'The files are from 2015',
  'The reasons are unclear',
  'He did it because Ana never did',
])('no reason is told: %s', (text) => {
  expect(told(text)).toBeUndefined()
})
