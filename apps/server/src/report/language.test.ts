import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['Start with the invoices.', 'en'],
  ['ابدأ بالفواتير', 'ar'],
  ['התחילו בחשבוניות', 'he'],
  ['先从发票开始', 'zh'],
  ['請求書の読み取りから始めます', 'ja'],
  ['導入検討資料作成の件', 'zh'], // one kana among many characters says little
  ['청구서부터 시작하세요', 'ko'],
  ['चालान से शुरू करें', 'hi'],
  ['เริ่มจากใบแจ้งหนี้', 'th'],
  ['Начните со счетов', 'ru'],
  ['Ξεκινήστε με τα τιμολόγια', 'el'],
  ['Our firm is called النور and sells in Sydney', 'en'],
  ['123 – 456', undefined],
  ['', undefined],
])('%j speaks %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
