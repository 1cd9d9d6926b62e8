import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { expect, test } from 'vitest'
import { advise } from '../advise.ts'

const OPTIONS = { date: '2026-11-16', provider: 'The Example Institute', contactEmail: 'contact@example.org' }

interface Case {
  language: string
  brief: Partial<RoadmapBrief>
  /** Of each line, one record at least must be advised. */
  advised: string[][]
  never: RegExp
}

const CASES: Case[] = [
  {
    language: 'Polish',
    brief: {
      company_name: 'Meble Dąbrowa',
      industry: 'Manufacturing',
      description: 'Produkujemy meble z drewna, 64 osoby, 2 hale pod Poznaniem.',
      business_goals: 'Wyceny w 2 dni zamiast 9. Mniej przestojów maszyn o 30 %.',
      challenges:
        'Wyceny na podstawie rysunków robi jedna osoba, która przechodzi na emeryturę. Awarie maszyn zatrzymują produkcję 4 razy w miesiącu, konserwacja jest dopiero po awarii.',
      data_collected: 'Arkusze Excel, dokumenty na papierze',
    },
    advised: [
      ['manufacturing/quotes-from-drawings', 'general/quote-drafting'],
      ['manufacturing/machine-maintenance', 'general/maintenance-planning'],
    ],
    never: /chat|artwork|recipe|cold/,
  },
  {
    language: 'Turkish',
    brief: {
      company_name: 'Ege Lojistik',
      industry: 'Transportation',
      description: '45 kamyon ve 60 şoför ile İzmir çevresinde dağıtım yapıyoruz.',
      business_goals: 'Yakıt maliyetini düşürmek ve geciken teslimatları azaltmak istiyoruz.',
      challenges:
        'Rotalar her sabah elle planlanıyor. Teslimatların %15 i gecikiyor. Araç arızaları bakım yapılmadığı için artıyor.',
      data_collected: 'Araç takip sistemi ve Excel',
    },
    advised: [['transportation/run-planning'], ['transportation/fleet-maintenance', 'general/maintenance-planning']],
    never: /customs|passenger|container|warehouse/,
  },
  {
    language: 'Indonesian',
    brief: {
      company_name: 'Klinik Sehat Bersama',
      industry: 'Healthcare',
      description: 'Klinik dengan 8 dokter dan 25 perawat di Bandung.',
      business_goals: 'Mengurangi pasien yang tidak datang dari 20% menjadi 10%.',
      challenges:
        'Telepon tidak terjawab setiap pagi dan pasien menunggu lama. Banyak pasien tidak datang pada janji temu. Klaim asuransi sering ditolak karena salah kode.',
      data_collected: 'Rekam medis di kertas',
    },
    advised: [
      ['healthcare/no-shows-and-gaps'],
      ['healthcare/reception-calls'],
      ['healthcare/claims-and-billing-check'],
    ],
    never: /radiolog|imaging|diagnos|theatre/,
  },
  {
    language: 'Japanese',
    brief: {
      company_name: '株式会社きたの旅館',
      industry: 'Hospitality',
      description: '客室32室の温泉旅館です。従業員は28名です。',
      business_goals: '口コミへの返信を増やしたい。シフト作成の時間を半分にしたい。',
      challenges: '電話予約に出られないことが多い。口コミに返信できていない。シフトは紙で作り、毎月6時間かかる。',
      data_collected: '予約台帳は紙、エクセル',
    },
    advised: [['hospitality/booking-enquiries'], ['hospitality/reviews-and-complaints'], ['hospitality/rosters']],
    never: /tour|takeaway|menu/,
  },
  {
    language: 'Korean',
    brief: {
      company_name: '한빛정밀',
      industry: 'Manufacturing',
      description: '자동차 부품을 만드는 공장입니다. 직원은 70명입니다.',
      business_goals: '불량률을 3%에서 1%로 줄이고 싶습니다. 설비 고장을 줄이고 싶습니다.',
      challenges: '불량 검사를 육안으로 해서 결함을 놓칩니다. 설비가 자주 고장 나고 정비는 고장 후에만 합니다.',
      data_collected: '검사 사진, 엑셀 기록',
    },
    advised: [
      ['manufacturing/vision-inspection', 'general/photo-inspection'],
      ['manufacturing/machine-maintenance', 'general/maintenance-planning'],
    ],
    never: /quotes|artwork|chat|food/,
  },
  {
    language: 'Dutch',
    brief: {
      company_name: 'Kwekerij De Linde',
      industry: 'Agriculture',
      description: 'Fruitteler met 60 hectare appels en 40 plukkers in het seizoen.',
      business_goals: 'De oogst beter voorspellen en minder water gebruiken voor beregening.',
      challenges:
        'De oogst voorspellen we op gevoel. Beregening gaat op de klok. Facturen en vrachtbonnen worden overgetypt.',
      data_collected: 'Weerstation, Excel',
    },
    advised: [
      ['agriculture/harvest-forecast'],
      ['agriculture/irrigation-scheduling'],
      ['agriculture/dockets-and-invoices', 'general/invoice-order-capture'],
    ],
    never: /herd|fish|aqua|pasture|forest/,
  },
  {
    language: 'Hindi in Latin letters',
    brief: {
      company_name: 'Sharma Kirana Mart',
      industry: 'Retail',
      description: 'Hum kirana dukaan chalate hain, 5 dukaan aur 1 godown hai, 38 log kaam karte hain.',
      business_goals: 'Maal khatam hone ki shikayat kam karna hai aur barbaad maal aadha karna hai.',
      challenges:
        'Stock ka andaza galat hota hai, kuch maal expire ho jata hai aur kuch khatam ho jata hai. Supplier ke bill haath se likhe jate hain aur hisaab mein galti hoti hai. Udhaar ki vasooli nahi hoti.',
      data_collected: 'Billing machine ka data, register',
    },
    advised: [
      [
        'retail/replenishment',
        'retail/demand-forecast',
        'general/stock-reorder',
        'general/demand-forecast',
        'retail/fresh-waste',
      ],
      ['general/overdue-accounts'],
      ['general/invoice-order-capture', 'retail/supplier-invoices'],
    ],
    never: /fashion|size|planogram/,
  },
  {
    language: 'Chinese',
    brief: {
      company_name: '大同律師事務所',
      industry: 'Legal',
      description: '臺北的律師事務所，律師18名，助理12名。',
      business_goals: '合約審閱時間減半，讓助理更快找到舊案件的文件。',
      challenges: '合約都靠人工逐條檢查。舊案件檔案查找要花很多時間。開會後會議記錄要手動輸入。',
      data_collected: '文件檔案二十年',
    },
    advised: [['legal/contract-review'], ['legal/know-how-search', 'general/document-search', 'legal/matter-records']],
    never: /visa|patent|prior-art|estate|asset/,
  },
]

test.each(CASES)('a brief in $language is advised on what it asks for', ({ language, brief, advised, never }) => {
  const { text, insights } = advise(
    { report_type: 'opportunity_assessment', company_size: '20-99 employees', ...brief } as RoadmapBrief,
    OPTIONS,
  )
  const ids = insights.initiatives.map(({ id }) => id)
  expect(
    advised.filter((any) => !any.some((id) => ids.includes(id))),
    `advised: ${ids.join(', ')}`,
  ).toEqual([])
  expect(ids.filter((id) => never.test(id))).toEqual([])
  expect(text).toContain(language)
})
