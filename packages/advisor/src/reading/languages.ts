import { plain } from './words.ts'

export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  vi: 'Vietnamese',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  hi: 'Hindi',
  unknown: 'a language this engine does not read',
} as const
export type Language = keyof typeof LANGUAGE_NAMES

/** By script where the script says it, else by the little words that every text needs. */
export function detectLanguage(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 4) return 'en'
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / letters
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.08) return 'ja'
  if (share(/\p{Script=Han}/gu) > 0.3) return 'zh'
  if (share(/\p{Script=Hangul}/gu) > 0.3) return 'ko'
  if (share(/\p{Script=Arabic}/gu) > 0.3) return 'ar'
  if (share(/\p{Script=Devanagari}/gu) > 0.3) return 'hi'
  if (share(/\p{Script=Latin}/gu) < 0.5) return 'unknown'
  if (share(/[ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu) > 0.06) return 'vi'

  const counts = new Map<Language, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const language of LITTLE_WORDS.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const english = counts.get('en') ?? 0
  const [best, hits] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['en', english])
  return hits > english * 1.3 && hits >= 3 ? best : 'en'
}

const LITTLE_WORDS = new Map<string, Language[]>()
const LITTLE: Partial<Record<Language, string>> = {
  en: 'the and of to in is we our with for are that on have it by from as at be this not or they you can will were has need want but',
  es: 'el los las de que y en un una con por para nuestra nuestro nuestros nuestras somos tenemos no es se del al más pero como queremos cada muy su sus está son',
  fr: 'le les des une et est nous notre nos avec pour dans que qui sur pas du au aux sont avons plus mais chaque très par ce cette leur voulons trop',
  de: 'der die das und ist wir unser unsere mit für auf nicht ein eine den dem von zu im haben sind werden auch sich bei aus oder jede sehr aber zum über möchten',
  it: 'il lo gli di che e un una con per nostro nostra nostri siamo abbiamo non è sono del della dei delle ogni più ma come vogliamo nel alla anche troppo',
  pt: 'o os as de que e um uma com por para nosso nossa nossos nossas somos temos não é são do da dos das mais mas como queremos cada muito em no na ao',
  nl: 'de het een en is wij we ons onze met voor op niet van te in hebben zijn worden ook bij uit of elke zeer maar dat die willen naar veel',
  vi: 'và của là chúng tôi với cho không các những một được có này để trong',
}
for (const [language, list] of Object.entries(LITTLE))
  for (const word of list.split(' ')) LITTLE_WORDS.set(word, [...(LITTLE_WORDS.get(word) ?? []), language as Language])

/** Concepts and plain English words found in a foreign text: beginnings and parts of words, so that inflection and compounds match. */
export function glossFor(language: Language, text: string): string[] {
  const found: string[] = []
  const folded = ` ${plain(text).replace(/[^\p{L}\p{N}%-]+/gu, ' ')} `.normalize('NFC')
  for (const [english, pieces] of GLOSSES.get(language) ?? [])
    if (pieces.some((piece) => folded.includes(piece))) found.push(english)
  return found
}

const GLOSSES = new Map<Language, [string, string[]][]>()

const ORDER = ['es', 'fr', 'de', 'it', 'pt', 'nl', 'vi', 'zh', 'ja', 'ko', 'ar', 'hi'] as const
/** English words to add to the sentence; then one cell a language, in ORDER; '/' parts alternatives. */
const TABLE = `
forecast demand|pronostic/prever/demanda/prevision/adivin|prevision/prevoir/demande/anticip|prognose/vorhersag/nachfrage/schatz|prevision/prevedere/domanda|previs/prever/demanda|voorspel/prognose/vraag naar|du bao/du doan/nhu cau|预测/需求/预计|予測/需要/見込|예측/수요|توقع/تنبؤ/الطلب|पूर्वानुमान/मांग/अनुमान
schedule roster|horario/turno/planific/agenda|planning/horaire/plannif/planifi/agenda|dienstplan/schicht/terminplan/einsatzplan|turni/orari/pianific|escala/turno/horario/agenda|rooster/planning/dienst|lich lam/xep lich/ca lam/lich hen|排班/日程/排程/调度|シフト/予定/スケジュール/予約|일정/근무/예약/스케줄|جدول/مواعيد/نوبات|शेड्यूल/समय सारणी/पाली/रोस्टर
delivery route driver truck|ruta/reparto/entrega/camion/conductor/envio|tournee/livraison/camion/chauffeur/itineraire|route/tour/liefer/fahrer/lkw|percors/consegn/camion/autist|rota/entrega/caminh/motorista|route/bezorg/lever/chauffeur/vracht|giao hang/tuyen/tai xe/xe tai|配送/路线/司机/卡车/送货|配送/ルート/ドライバー/トラック|배송/경로/운전/트럭|توصيل/طريق/سائق/شاحن|डिलीवरी/मार्ग/ड्राइवर/ट्रक
invoice bill receipt|factura/recibo/albaran|facture/bon de livraison/recu|rechnung/lieferschein/beleg|fattur/bolla/ricevut|fatura/nota fiscal/recibo|factu/bon|hoa don/bien lai|发票/账单/单据|請求書/伝票/領収|송장/청구/영수증|فاتورة/فواتير/إيصال|चालान/बिल/रसीद
document paperwork form|documento/formulario/papeleo/contrato/expediente|document/formulaire/papier/contrat/dossier|dokument/formular/vertrag/akte/unterlagen|document/modul/contratt/pratic|documento/formulario/contrato/papelada|document/formulier/contract/dossier|tai lieu/ho so/bieu mau/hop dong|文件/表格/合同/文档|書類/文書/契約/帳票|문서/서류/계약|مستند/وثائق/عقد/نماذج|दस्तावेज/दस्तावेज़/फॉर्म/अनुबंध
data entry rekey by hand|a mano/manualmente/teclear/copiar|a la main/saisi/manuel/recopi|von hand/manuell/abtipp/handisch/ubertrag|a mano/manualmente/ricopi|a mao/manualmente/digita/copia|handmatig/overtyp/met de hand|nhap tay/thu cong/nhap lieu|手工/人工/手动/录入|手作業/手入力/手書き/転記|수작업/수기/입력|يدوي/إدخال|हाथ से/मैन्युअल/प्रविष्टि
email enquiry inbox|correo/consulta/mensaje/solicitud|courriel/mail/demande de/message|e-mail/anfrage/nachricht/postfach|email/richiest/messagg|email/mensagen/pedido de/consulta|e-mail/vraag/bericht/aanvra|email/yeu cau/tin nhan|邮件/咨询/消息/询问|メール/問い合わせ|이메일/문의|بريد/استفسار/رسائل|ईमेल/पूछताछ/संदेश
phone call|telefon/llamada|telephon/appel|telefon/anruf|telefon/chiamat|telefon/ligac|telefo/bellen|dien thoai/cuoc goi|电话|電話|전화|هاتف/مكالمات/اتصال|फोन/फ़ोन/कॉल
search manual procedure knowledge|buscar/manual/procedimiento/conocimiento|cherch/manuel d/procedure/connaissance|such/handbuch/wissen/verfahren|cercar/manual/procedur/conoscenz|procurar/manual/procediment/conhecimento|zoek/handleiding/kennis/procedure|tim kiem/quy trinh/kien thuc|查找/手册/知识/流程|検索/マニュアル/知識/手順|검색/매뉴얼/지식/절차|بحث/دليل/معرفة|खोज/मैनुअल/ज्ञान/प्रक्रिया
draft write report proposal|redact/escribir/informe/propuesta|redig/ecrire/rapport/proposition|schreib/bericht/angebot/verfass|scriver/relazion/propost|redigir/escrever/relatorio/proposta|schrijv/rapport/voorstel/offerte|viet bao/bao cao/de xuat|报告/撰写/方案|報告書/作成/提案|보고서/작성/제안|تقرير/كتابة/عرض|रिपोर्ट/लिख/प्रस्ताव
notes minutes transcription|notas/acta/transcri|compte rendu/compte-rendu/transcri/notes|protokoll/notiz/diktat/transkri/dokumentation|verbal/appunt/trascri|anotac/ata/transcri|notul/verslag/notitie|ghi chep/bien ban|记录/笔记/转录|議事録/記録/文字起こし|회의록/기록/메모|محضر/ملاحظات/تدوين|नोट/विवरण/प्रतिलेख
breakdown maintenance downtime machine|averia/mantenimiento/parada/maquina|panne/maintenance/arret/machine|ausfall/wartung/stillstand/maschine/storung|guast/manutenzion/fermo/macchin|avaria/manutenc/parada/maquina/quebra|storing/onderhoud/stilstand/machine|hong/bao tri/may moc/dung may|故障/维修/停机/设备/保养|故障/保全/停止/機械/設備|고장/정비/가동/기계/설비|عطل/صيانة/توقف/آلات|खराबी/रखरखाव/मशीन
inspection defect quality photo|inspeccion/defecto/calidad/foto/rechazo|inspection/defaut/qualite/photo/rebut|prufung/fehler/qualitat/foto/ausschuss/mangel|ispezion/difett/qualita/foto/scart|inspec/defeito/qualidade/foto/refugo|inspectie/fout/kwaliteit/foto/afkeur|kiem tra/loi san pham/hang loi/chat luong/chup anh|检测/缺陷/质量/照片/次品|検査/不良/品質/写真|검사/불량/품질/사진|فحص/عيوب/جودة/صور|निरीक्षण/दोष/गुणवत्ता/फोटो
fraud suspicious unusual|fraude/sospech|fraude/suspect|betrug/verdacht|frod/sospett|fraude/suspeit|fraude/verdacht|gian lan/bat thuong|欺诈/异常/可疑|不正/異常|사기/이상|احتيال/مشبوه|धोखाधड़ी/संदिग्ध
stock inventory waste warehouse|inventario/existencias/almacen/merma/desperdicio|stock/inventaire/entrepot/gaspillage/pertes|lager/bestand/verderb/abfall/verschwend|magazzin/scort/inventari/sprec|estoque/armazem/desperdicio/perdas|voorraad/magazijn/verspilling|ton kho/kho hang/lang phi|库存/仓库/浪费/缺货|在庫/倉庫/廃棄|재고/창고/폐기|مخزون/مستودع/هدر|स्टॉक/गोदाम/बर्बादी/इन्वेंटरी
price margin quote|precio/margen/presupuesto|prix/marge/devis|preis/marge/kalkulation|prezz/margin/preventiv|preco/margem/orcamento|prijs/marge/offerte|gia ca/bao gia/loi nhuan|价格/报价/利润/定价|価格/見積/利益|가격/견적/마진|سعر/أسعار/هامش|कीमत/मूल्य/मार्जिन
customer retention churn|clientes perd/fideliz/cancelac/retencion|fidelis/perte de client/resili|kundenbindung/kundig/abwander|fidelizz/disdett/abbandon|fideliz/cancelament/retenc|klantbehoud/opzegg|giu chan/roi bo|流失/留存/续约|解約/離脱/継続|이탈/유지|ولاء/إلغاء|ग्राहक प्रतिधारण
sales lead marketing|venta/marketing/clientes potencial|vente/marketing/prospect|verkauf/vertrieb/umsatz/marketing|vendit/marketing|venda/marketing|verkoop/marketing/omzet|ban hang/doanh thu/tiep thi|销售/营销/客户线索|販売/売上/営業/マーケ|판매/매출/마케팅|مبيعات/تسويق|बिक्री/विपणन
recruit candidate hire|contrat personal/reclut/candidat/personal cualific|recrut/candidat/embauch|bewerb/rekrut/personalmangel/fachkraft|assun/candidat/recluta|recruta/candidat/contrata|werv/sollicita/personeelstekort|tuyen dung/ung vien|招聘/候选|採用/応募|채용/지원자|توظيف/مرشح|भर्ती/उम्मीदवार
training onboarding|formacion/capacit|formation/apprentiss|schulung/einarbeit/ausbildung|formazion/addestr|formac/treinament|opleiding/inwerk|dao tao|培训|研修/教育|교육/훈련|تدريب|प्रशिक्षण
compliance audit regulator|cumplimiento/auditor/normativ|conformite/audit/reglement|compliance/prufer/vorschrift/nachweis|conformit/audit/normativ|conformidade/auditor/regulament|naleving/audit/regelgeving|tuan thu/kiem toan|合规/审计/监管|監査/規制/法令|규정/감사|امتثال/تدقيق|अनुपालन/ऑडिट
safety incident injury|seguridad laboral/accidente/incidente|securite/accident/incident|sicherheit/unfall|sicurezza/infortun/incident|seguranca/acidente/incidente|veiligheid/ongeval|an toan/tai nan|安全/事故|安全/事故|안전/사고|سلامة/حادث|सुरक्षा/दुर्घटना
energy electricity power|energia/electric|energie/electric|energie/strom|energia/elettric|energia/eletric|energie/stroom|nang luong/dien nang|能源/电力/用电|エネルギー/電力|에너지/전력|طاقة/كهرباء|ऊर्जा/बिजली
sensor telemetry|sensor|capteur|sensor|sensor|sensor|sensor|cam bien|传感|センサー|센서|مستشعر/حساس|सेंसर
late delay|retras/tarde/espera/demora|retard/attente/delai|verspat/warte/verzog/ruckstand|ritard/attes|atras/espera/demora|vertrag/wacht/achterstand|tre/cho doi/ton dong|延误/等待/积压/慢|遅れ/待ち/遅延|지연/대기/밀린|تأخير/انتظار|देरी/प्रतीक्षा/इंतजार
no show missed appointment|no se present/cita perdida/ausencia/citas|rendez-vous manqu/absence/rendez-vous|nicht erschein/terminausf/termine|appuntament|falta/consulta perdida/nao comparec|niet komen opdagen/afspra|khong den/lich hen|爽约/未到/预约|無断キャンセル/来院しない|노쇼|عدم الحضور/المواعيد|अनुपस्थित/अपॉइंटमेंट
claim insurance damage|siniestro/reclamac/seguro|sinistre/assurance/reclamation|schaden/versicherung/reklamation|sinistr/assicura/reclam|sinistro/seguro/reclamac|schade/verzeker/claim|boi thuong/bao hiem|理赔/保险|保険/クレーム|보험/청구|تأمين/مطالبات|बीमा/दावा
triage sort urgent prioritise|urgen/clasific/prioriz|urgen/tri /trier/prioris|dringend/sortier/priorisier|urgen/smist/priorit|urgen/triage/classific/prioriz|urgent/sorter/priorit|khan cap/phan loai|分类/紧急/优先|緊急/分類/優先|긴급/분류/우선|عاجل/تصنيف|तत्काल/वर्गीकरण
translation language|traduc/idioma|traduc/langue|ubersetz/sprache|traduz/lingu|traduc/idioma|vertal/taal|dich thuat/ngon ngu|翻译/语言|翻訳/言語|번역/언어|ترجمة/لغة|अनुवाद/भाषा
spreadsheet excel|hoja de calculo/excel|tableur/excel|tabelle/excel|foglio di calcolo/excel|planilha/excel|spreadsheet/excel|excel/bang tinh|表格/excel|エクセル/excel/表計算|엑셀|إكسل/جدول بيانات|एक्सेल/स्प्रेडशीट
paper handwritten notebook|papel/cuaderno/libreta|papier/cahier/carnet|papier/notizbuch/zettel|carta/quadern|papel/caderno|papier/schrift|giay/so tay|纸质/纸张/手写/笔记本|紙/手書き/ノート|종이/수기|ورق/دفتر|कागज/कागज़/हस्तलिखित
review complaint feedback|reseña/resena/queja/opinion|avis/plainte/reclamation|bewertung/beschwerde|recension/lament|avaliac/reclamac|beoordel/klacht|danh gia/phan nan|评价/投诉/反馈|口コミ/苦情/評価|리뷰/불만|شكوى/تقييم|समीक्षा/शिकायत
payment cash flow unpaid|cobro/pago/impag/flujo de caja|paiement/impaye/tresorerie|zahlung/liquiditat/mahn|pagament/incass/liquidita|pagament/inadimpl/fluxo de caixa|betaling/debiteur|thanh toan/cong no/dong tien|付款/现金流/欠款|支払/入金/資金|결제/현금/미수|دفع/سداد/تدفق نقدي|भुगतान/नकदी
patient clinic doctor|paciente/clinica/medic|patient/clinique/medecin/cabinet|patient/praxis/arzt/klinik|pazient/clinic/medic|paciente/clinica/medic|patient/kliniek/arts|benh nhan/phong kham|患者/诊所/医生|患者/クリニック/医師|환자/병원/의사|مرضى/عيادة/طبيب|मरीज/क्लिनिक/डॉक्टर
student school teacher|alumno/escuela/profesor/estudiante|eleve/ecole/enseignant/etudiant|schuler/schule/lehrer/student|student/scuola/insegnant|aluno/escola/professor|leerling/school/docent|hoc sinh/truong hoc/giao vien|学生/学校/老师|生徒/学校/教師|학생/학교/교사|طلاب/مدرسة/معلم|छात्र/स्कूल/शिक्षक
grape vineyard fruit|uva/vina/vinedo/bodega/fruta|vigne/raisin/vignoble/fruits|rebe/traube/weingut/obst|uva/vign/frutt|uva/vinha/fruta|druiv/wijngaard/fruit|nho/trai cay/vuon cay|葡萄/果园/水果|ぶどう/果樹|포도/과수|عنب/كروم/فاكهة|अंगूर/बाग/फल
harvest farm crop field|cosecha/granja/cultivo/campo/finca/fruta|recolte/ferme/culture/vigne/champ|ernte/hof /feld/acker/obst|raccolt/azienda agricola/campo/vign|colheita/fazenda/lavoura|oogst/boerderij/akker|thu hoach/nong trai/mua vu|收获/农场/作物/果园|収穫/農場/作物|수확/농장/작물|حصاد/مزرعة/محصول|फसल/खेत/कटाई
restaurant kitchen meal|restaurante/cocina/comida/menu|restaurant/cuisine/repas/menu|restaurant/kuche/speise|ristorant/cucina/menu|restaurante/cozinha/comida/cardapio|restaurant/keuken/gerecht|nha hang/quan an/bep/mon an|餐厅/餐馆/厨房/菜单|レストラン/厨房/料理|식당/주방/음식|مطعم/مطبخ/وجبات|रेस्तरां/रसोई/भोजन
hotel room guest nights|hotel/huesped/habitacion/hostal|hotel/chambre/voyageur/nuitee|hotel/zimmer/ubernacht|albergo/hotel/ospit/camer|hotel/hospede/quarto/pousada|hotel/kamer/overnacht|khach san/dat phong/phong nghi|酒店/客房/宾馆|ホテル/宿泊/客室|호텔/객실|فندق/ضيوف/غرف|होटल/मेहमान/कमरे
booking reservation|reserva|reservation/reserver|reservier/buchung|prenotaz|reserva|reserver/boeking|dat ban/dat phong/dat cho/dat lich|预订/订位/订座|予約|예약|حجز/حجوزات|बुकिंग/आरक्षण
irrigation water soil moisture|riego/agua/regar|irrigation/arros/eau d|bewasser/wasser|irrigaz/acqua|irrigac/agua/rega|irrigatie/beregen|tuoi/nuoc tuoi|灌溉/浇水/用水|灌漑/水やり|관개/물 사용|ري /مياه|सिंचाई/पानी
food waste thrown away binned|desperdicio/tirar comida/tiramos/sobras|gaspillage/jete|lebensmittelabfall/wegwerf/weggeworfen|sprec/buttar/buttiamo|desperdicio/jogar fora/jogamos|verspilling/weggooi|do bo/bo di/vut bo/thua bo|扔掉/丢弃/浪费/报废|廃棄|버리/폐기|هدر/نرمي|फेंक/बर्बादी
production line order factory|produccion/fabrica/pedido/linea|production/usine/commande/atelier|produktion/fertigung/auftrag/werk|produzion/fabbric/ordin|produc/fabrica/pedido/linha|productie/fabriek/order|san xuat/nha may/don hang|生产/工厂/订单|生産/工場/受注|생산/공장/주문|إنتاج/مصنع/طلبات|उत्पादन/कारखाना/ऑर्डर
site building project construction|obra/construccion/proyecto/edificio|chantier/construction/batiment/projet|baustelle/bau/projekt|cantier/costruzion/edifici|obra/construc/projeto|bouw/project|cong trinh/xay dung/du an|工地/施工/建筑|現場/建設/工事|공사/건설/현장|موقع البناء/مشروع/بناء|निर्माण/परियोजना/साइट
loan credit bank|prestamo/credito/banco|pret /credit/banque|kredit/darlehen/bank|prestit/credito/banca|emprestimo/credito/banco|lening/krediet/bank|khoan vay/tin dung/ngan hang|贷款/信贷/银行|融資/ローン/銀行|대출/신용/은행|قرض/ائتمان/بنك|ऋण/कर्ज/बैंक
shop customers store|tienda/cliente|magasin/boutique/client|laden/geschaft/kunde|negozi/client|loja/cliente|winkel/klant|cua hang/khach hang|商店/店铺/顾客/客户|店舗/顧客/お客|매장/고객|متجر/عملاء|दुकान/ग्राहक
chatbot assistant|chatbot|chatbot|chatbot|chatbot|chatbot|chatbot|chatbot|聊天机器人|チャットボット|챗봇|روبوت دردشة|चैटबॉट
no records no data|sin datos/no tenemos datos|pas de donnees|keine daten|nessun dato|sem dados|geen gegevens/geen data|khong co du lieu|没有数据|データがない/データはない|데이터가 없|لا توجد بيانات|डेटा नहीं`
  .trim()
  .split('\n')

for (const row of TABLE) {
  const [english = '', ...cells] = row.split('|')
  ORDER.forEach((language, at) => {
    // Compounds hide words in their middle; where there are none, a piece in the middle is chance: 'fruta' holds 'ruta'.
    const lead = ['de', 'nl', 'zh', 'ja', 'ko', 'ar', 'hi'].includes(language) ? '' : ' '
    const pieces = (cells[at] ?? '')
      .split('/')
      .filter(Boolean)
      .map((piece) => lead + plain(piece).normalize('NFC'))
    const known = GLOSSES.get(language) ?? []
    known.push([english, pieces])
    GLOSSES.set(language, known)
  })
}
