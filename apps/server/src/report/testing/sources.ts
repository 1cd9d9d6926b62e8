import { advise } from '@cairn/advisor/advise'
import { parseReport } from '@cairn/advisor/document'
import type { AppendixConfig, AppendixPart } from '@cairn/contract/appendix'
import type { Insights } from '@cairn/contract/insights'
import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import type { ReportSource } from '../report-model.ts'

export const BRAND = {
  name: 'Cairn',
  slug: 'cairn',
  provider: 'Institute for Machine Learning',
  about_url: 'https://example.org/about',
  contact_email: 'hello@example.org',
}

export const BRIEF: RoadmapBrief = {
  company_name: 'Riverbend Orchards Pty Ltd',
  industry: 'Agriculture',
  report_type: 'opportunity_assessment',
  company_size: '20-99 employees',
  description:
    'We grow apples and cherries on 140 hectares, pack 3,200 tonnes a year in our own shed and sell to two supermarket chains and a few exporters.',
  business_goals:
    'Cut waste in the packing shed by 15 percent, forecast harvest volumes two weeks ahead, and spend less time on compliance paperwork.',
  challenges:
    'Forecasts are done in spreadsheets by one agronomist and are off by 20 percent. Quality claims arrive by e-mail as photos and take days to answer. Spray diaries are on paper.',
  data_collected: 'Packing line data since 2019, a weather station, spray diaries on paper',
}

/** A report of the built-in engine, with its charts. */
export function adviceSource(brief: Partial<RoadmapBrief> = {}): ReportSource {
  const whole = { ...BRIEF, ...brief }
  const { text, document, insights } = advise(whole, { date: '2026-11-15' })
  return { ...textSource(text, whole, insights), document }
}

export function textSource(text: string, client: unknown = BRIEF, insights?: Insights): ReportSource {
  return {
    roadmap: {
      title: 'AI Opportunity Assessment',
      report_type: 'opportunity_assessment',
      created_at: '2026-11-15T09:30:00.000Z',
      client_input: client,
      content: { status: 'completed' },
    },
    document: parseReport(text),
    insights,
    appendix: APPENDIX,
    brand: BRAND,
  }
}

const part = (heading: string, more: Partial<AppendixPart> = {}): AppendixPart => ({
  heading,
  paragraphs: ['We look at each idea through eight lenses and show the points, so that you can argue with them.'],
  ...more,
})

export const APPENDIX: AppendixConfig = {
  appendix_sections: {
    a: { title: 'Appendix A: Client Information', sections: [] },
    b: { title: 'AI Analysis Method', sections: [part('Discovery'), part('Report')] },
    c: {
      title: 'Knowledge Foundation',
      sections: [
        part('Government resources', {
          links: [
            { label: 'Guidance for AI Adoption', url: 'https://www.industry.gov.au', note: 'National AI Centre' },
          ],
        }),
      ],
    },
    d: { title: 'Security and Limitations', sections: [part('Ethics', { items: ['Name an owner.', 'Test first.'] })] },
    e: { title: 'About the Provider', sections: [part('Contact')] },
  },
}

export const ARABIC = `## Executive Summary
ينبغي لشركة النور أن تبدأ بتوقع الطلب على المنتجات الأساسية قبل أي شيء آخر. البيانات متوفرة منذ عام 2019.

> نعتمد على جداول البيانات والهاتف ولا توجد بيانات دقيقة عن المخزون.

1. **توقع الطلب**: تقليل الهدر بنسبة 15٪.
2. **قراءة الفواتير**: ساعتان يومياً أقل.
## Recommended AI Initiatives
### توقع الطلب الأسبوعي
يقوم المخطط بمراجعة التوقعات كل يوم اثنين ويقارنها بالمبيعات الفعلية (ChatGPT).

| المبادرة | الأثر | ملاحظات |
|---|---|---|
| توقع الطلب | 24 | يحتاج إلى سنتين من بيانات المبيعات |
## Summary
القرار هذا الشهر: تعيين مالك واحد للمشروع.`

export const CHINESE = `## Executive Summary
江南精密制造有限公司应当首先建立质量检测的数据基础，然后再考虑视觉检测模型。
## Recommended AI Initiatives
### 缺陷照片标注与视觉检测
质检员在生产线末端拍照，系统标出可疑区域，由班组长确认后再放行。

| 举措 | 影响 | 说明 |
|---|---|---|
| 视觉检测 | 24 | 需要至少两千张经过标注的缺陷照片 |
### 日本語の見出し
検査員がライン末端で撮影し、疑わしい箇所をシステムが示します。
### 한국어 제목
검사원이 라인 끝에서 사진을 찍으면 시스템이 의심스러운 부분을 표시합니다.`

export const EVERY_SCRIPT = `## Ελληνικά και Кириллица
Καλημέρα κόσμε. Добрый день, Україна. שלום עולם. नमस्ते दुनिया। สวัสดีชาวโลก. Tiếng Việt. 中文 日本語 한국어 عربي
🚀 👩‍💻 🇦🇺 ✅ → ★ ☑ ① ₹ ∑ ≥ and what no font has: ᚠ \u{10450} ქართული தமிழ் \u{f0000}.`

/** What must never be more than text, and never stop a rendering. */
export const HOSTILE: Record<string, string> = {
  'markup of the template':
    '## #eval("1") $x^2$ <label> @ref\n#import "x": y\n\n`#{` \\ ~ *a* _b_ #pagebreak() // */ [x](http://a.b)',
  'paths and links':
    '## L\n[a](javascript:alert(1)) [b](file:///etc/passwd) [c](https://example.org/%00"<>) <https://example.org> ![i](https://x.y/z.png) [d](mailto:a@b.c)',
  'control characters': '## A\u0000\u0007\u001b[31m\u202e\u2066\ufeff\n\u0008text\u200b\u200d\u2028more\ud800',
  'a heading of nothing': '## \u200b\n## \u202e\n### \u00ad\n\ntext\n## ##\n#### deep',
  'a tower of accents': `## Zalgo\n${'Z' + '\u0301\u0302\u0323'.repeat(400)} ${'a\u0300'.repeat(2000)}`,
  'one long word': `## W\n${'W'.repeat(20_000)}\n\n| a | ${'H'.repeat(300)} |\n|---|---|\n| ${'x'.repeat(4000)} | y |`,
  'a wide table': `## T\n|${' col |'.repeat(12)}\n|${'---|'.repeat(12)}\n${`|${' implementation responsibility |'.repeat(12)}\n`.repeat(30)}`,
  'a head taller than a page': `## H\n| ${'W'.repeat(2000)} | b |\n|---|---|\n${`| ${'many words '.repeat(90)} | c |\n`.repeat(20)}`,
  'rows taller than a page': `## R\n| a | b | c |\n|---|---|---|\n| x | ${'W'.repeat(2000)} | y |\n| ${'many words '.repeat(900)} | x | ${'y '.repeat(900)} |\n| x | y | z |`,
  'deep nesting': `## N\n${Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n')}\n${'>'.repeat(60)} quote`,
  'nothing at all': '',
  'only a title': '## Executive Summary',
}
