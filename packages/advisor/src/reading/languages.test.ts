import { describe, expect, test } from 'vitest'
import { CONTACT_WORDS } from './glossary-contact.ts'
import { GOODS_WORDS } from './glossary-goods.ts'
import { MAKING_WORDS } from './glossary-making.ts'
import { OFFICE_WORDS } from './glossary-office.ts'
import { detectLanguage, glossFor } from './languages.ts'
import type { Language } from './languages.ts'

const SENTENCES: [language: Language, sentence: string, yields: string][] = [
  ['de', 'Die Lieferantenrechnungen werden von Hand in Excel abgetippt.', 'invoice by hand retype excel'],
  ['de', 'Unsere 3 Schichten stehen auf einem Zettel, der Dienstplan stimmt nie.', 'roster shifts handwritten'],
  [
    'de',
    'Maschinenausfälle und lange Wartezeiten auf Ersatzteile kosten uns Kunden.',
    'breakdown waiting parts customers',
  ],
  ['de', 'Der Rohrbruch wurde erst am Zählerstand bemerkt.', 'pipe leak meter'],
  ['fr', 'Les plaintes des patients et les rendez-vous manqués augmentent.', 'complaints patients no show'],
  ['fr', 'Le chef de chantier rédige les devis le soir.', 'construction quote draft'],
  ['fr', 'Les bénévoles appellent les donateurs un par un.', 'volunteers donors'],
  ['es', 'Las vacas y el riego de 120 hectáreas se apuntan en un cuaderno.', 'herd irrigation notebook'],
  ['es', 'La aduana retiene los contenedores por certificados incompletos.', 'customs container certificates'],
  ['es', 'Cobrar las facturas vencidas nos lleva dos días.', 'overdue invoice'],
  ['pt', 'Os motoristas esperam no armazém e as entregas atrasam.', 'driver warehouse delivery late'],
  ['pt', 'O orçamento demora e perdemos a licitação.', 'quote tender'],
  [
    'it',
    'Il magazzino è pieno di scorte scadute e i fornitori consegnano in ritardo.',
    'warehouse stock expired supplier late',
  ],
  ['it', 'Le pelli difettose si vedono a occhio, la tintura cambia a ogni lotto.', 'hides defect by eye colour batch'],
  ['nl', 'Klachten over vertraging komen binnen per telefoon en e-mail.', 'complaints late phone email'],
  ['nl', 'Het onderhoud van de machines staat op papier.', 'maintenance machine paper'],
  [
    'pl',
    'Reklamacje klientów i opóźnione dostawy zapisujemy w zeszycie.',
    'complaints customers late delivery notebook',
  ],
  ['pl', 'Kierowcy czekają na magazynie, a faktury przepisujemy ręcznie.', 'driver warehouse invoice by hand retype'],
  ['tr', 'Siparişler WhatsApp üzerinden geliyor, stok takibi defterde.', 'orders whatsapp stock notebook'],
  ['tr', 'Makine arızaları üretimi durduruyor, bakım planı yok.', 'machine breakdown production maintenance'],
  ['vi', 'Khách hàng phàn nàn vì giao hàng trễ và hết hàng.', 'customers complaints delivery late out of stock'],
  ['vi', 'Nhân viên nhập liệu hóa đơn bằng tay mỗi tối.', 'data entry invoice by hand'],
  [
    'id',
    'Keluhan pelanggan soal pengiriman terlambat, stok gudang sering habis.',
    'complaints customers delivery late stock warehouse',
  ],
  ['id', 'Jadwal kerja perawat ditulis di kertas.', 'roster nurse paper'],
  ['ja', '電話予約が多く、配車の手配が遅れている。', 'phone booking dispatch late'],
  ['ja', '請求書を手作業で転記し、在庫は紙で管理。', 'invoice by hand retype stock paper'],
  ['ja', '目視検査で不良を見逃し、苦情が増えた。', 'inspection by eye defect complaints'],
  ['zh', '发票靠手工录入，仓库库存不准，客户投诉多。', 'invoice by hand data entry warehouse stock complaints'],
  ['zh', '發票要手動輸入，倉庫庫存不準，客戶投訴多。', 'invoice by hand data entry warehouse stock complaints'],
  ['zh', '設備故障停機，維修記錄都在紙上。', 'machine breakdown downtime repair paper'],
  ['ko', '전화 예약이 밀려 있고 배송이 지연됩니다.', 'phone booking late delivery'],
  ['ko', '불량 검사를 육안으로 하고 재고는 엑셀로 관리합니다.', 'defect inspection by eye stock excel'],
  ['ar', 'الفواتير تُدخل يدوياً والمخزون في المستودع غير دقيق.', 'invoice by hand stock warehouse'],
  ['ar', 'شكاوى العملاء من تأخير التوصيل كثيرة.', 'complaints customers late delivery'],
  ['hi', 'गोदाम का स्टॉक कागज पर लिखा जाता है और बिल देर से बनते हैं।', 'warehouse stock paper bill late'],
  ['hi', 'मरीज फोन करते हैं पर अपॉइंटमेंट रद्द हो जाते हैं।', 'patients phone appointment cancel'],
  [
    'hi-Latn',
    'Godown ka maal khatam ho jata hai aur grahak shikayat karte hain.',
    'warehouse out of stock customers complaints',
  ],
  ['hi-Latn', 'Machine kharab ho jaati hai, marammat mein der lagti hai.', 'machine breakdown repair'],
]

test.each(SENTENCES)('in %s, "%s" yields %s', (language, sentence, yields) => {
  const found = new Set(glossFor(language, sentence).flatMap((gloss) => gloss.split(' ')))
  expect(yields.split(' ').filter((word) => !found.has(word))).toEqual([])
})

describe('what only looks like a word', () => {
  test.each<[Language, string, string]>([
    ['es', 'La fruta es buena.', 'route planning runs'],
    ['de', 'Das dauert eine Sekunde und braucht eine Urkunde.', 'customers clients'],
    ['de', 'Wir lernten es früh.', 'harvest yield'],
    ['ar', 'البيانات غير موجودة.', 'quality'],
    ['ar', 'مطالبات التأمين كثيرة.', 'students pupils'],
    ['ko', '수요일에 회의를 합니다.', 'demand'],
    ['vi', 'Đây là công ty gia đình.', 'price pricing rates'],
    ['hi', 'यह बल की बात है।', 'invoice bill'],
    ['hi-Latn', 'Kaam khatam ho gaya.', 'bank account transactions'],
  ])('in %s, "%s" is not about %s', (language, sentence, gloss) => {
    expect(glossFor(language, sentence)).not.toContain(gloss)
  })
})

test.each<[Language, string]>([
  ['pl', 'Jesteśmy piekarnią w Łodzi i nie mamy danych, a faktury są na papierze.'],
  ['tr', 'Biz bir tekstil firmasıyız ve siparişler için çok zaman harcıyoruz.'],
  ['id', 'Kami adalah toko bangunan dan stok di gudang tidak akurat.'],
  ['hi-Latn', 'Hum log spare parts ka kaam karte hain aur orders WhatsApp pe aate hain.'],
  ['hi-Latn', 'Stock ka hisaab register mein hai, bill banane mein bahut time lagta hai.'],
  ['de', 'Wir sind eine Tischlerei und schreiben die Angebote mit der Hand.'],
  ['ja', 'タクシー会社です。配車は電話で受けています。'],
  ['en', 'We are a bakery in Lodz and the invoices are on paper.'],
  ['en', 'The hum of the pumps in Kota tells us that all is well; we log it on paper.'],
  ['en', 'We run a dhaba in Delhi and the wala who brings the milk is late.'],
])('takes for %s: "%s"', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

const ROWS = [CONTACT_WORDS, OFFICE_WORDS, GOODS_WORDS, MAKING_WORDS].join('').trim().split('\n')

test('every row of the glossary has a cell with words for each of the sixteen languages', () => {
  expect(ROWS.length).toBeGreaterThan(150)
  expect(ROWS.filter((row) => !/^[a-z -]+(?:\|[^|/]+(?:\/[^|/]+)*){16}$/.test(row))).toEqual([])
})
