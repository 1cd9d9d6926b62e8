import { entry, LARGE, MEDIUM, SMALL, type EvalBrief } from '../brief-set.ts'

export const LANGUAGES: readonly EvalBrief[] = [
  entry(
    'spanish-vineyard',
    ['language'],
    {
      company_name: 'Bodegas Altamira',
      industry: 'Agriculture',
      company_size: MEDIUM,
      description:
        'Viñedo y bodega familiar en Mendoza, 120 hectáreas de malbec, 35 empleados. Exportamos el 60 % a Europa.',
      business_goals: 'Prever la cosecha con un error menor al 10 %. Reducir el uso de agua de riego en un 15 %.',
      challenges:
        'El riego se decide a ojo. El mildiu nos costó 8 % de la uva en 2025. Los pedidos de exportación se escriben a mano en planillas de Excel.',
      data_collected: 'Sensores de humedad en 3 lotes, estación meteorológica, registros de cosecha de 7 años en Excel',
    },
    { country: ['AR'] },
  ),
  entry(
    'french-hotel',
    ['language'],
    {
      company_name: 'Hôtel des Trois Ponts',
      industry: 'Hospitality',
      company_size: SMALL,
      description: 'Hôtel de 28 chambres à Annecy, 16 salariés, clientèle suisse et anglaise.',
      business_goals:
        'Augmenter les réservations directes de 30 à 45 %. Répondre aux courriels des clients en moins de deux heures.',
      challenges:
        'Les commissions de Booking nous coûtent 84 000 € par an. Les tarifs sont fixés une fois par saison. Les avis restent sans réponse.',
      data_collected: 'Logiciel Mews depuis 4 ans, avis Google et Tripadvisor',
    },
    { country: ['FR'] },
  ),
  entry(
    'german-machine-maker',
    ['language'],
    {
      company_name: 'Brückner Sondermaschinen GmbH',
      industry: 'Manufacturing',
      company_size: LARGE,
      description:
        'Sondermaschinenbau für die Verpackungsindustrie, 180 Mitarbeiter in Heilbronn, Jahresumsatz 34 Mio. €.',
      business_goals:
        'Angebote in 3 statt 10 Tagen schreiben. Stillstand beim Kunden um 20 % senken, Ferndiagnose im Service.',
      challenges:
        'Das Wissen steckt in den Köpfen von vier Monteuren, zwei gehen 2027 in Rente. Servicetickets werden in Outlook verwaltet, etwa 150 pro Monat. Der Betriebsrat muss zustimmen.',
      data_collected: 'SAP, Siemens-Steuerungen mit Logdaten, 20 Jahre Serviceberichte als PDF',
      team_ai_familiarity: 'Zwei Ingenieure haben erste Versuche gemacht',
    },
    { country: ['DE'] },
  ),
  entry(
    'vietnamese-restaurant',
    ['language'],
    {
      company_name: 'Phở Hương Việt',
      industry: 'Hospitality',
      company_size: SMALL,
      description: 'Nhà hàng phở gia đình ở Footscray, 9 nhân viên, 45 chỗ ngồi, bán mang về qua Uber Eats.',
      business_goals: 'Giảm thức ăn bỏ đi, hiện nay khoảng 25 kg mỗi tuần. Trả lời điện thoại đặt bàn vào cuối tuần.',
      challenges:
        'Lịch làm việc viết trên giấy. Hóa đơn nhà cung cấp nhập bằng tay vào Excel. Thiếu nhân viên tối thứ bảy.',
      data_collected: 'Máy tính tiền Square, hóa đơn giấy',
    },
    { country: ['AU'] },
  ),
  entry(
    'chinese-tea-wholesale',
    ['language'],
    {
      company_name: '云山茶业',
      industry: 'Retail',
      company_size: MEDIUM,
      description: '茶叶批发和网店,员工45人,在墨尔本和杭州有两个仓库,每月约3200个订单。',
      business_goals: '把库存周转从90天降到60天。客服用中文和英文在两小时内回复。',
      challenges: '库存靠经验预测,去年过期茶叶损失18万元。订单从微信、邮件和Shopify来,要手工录入。',
      data_collected: 'Shopify四年销售数据,用友ERP,微信聊天记录',
    },
    { country: ['AU', 'CN'] },
  ),
  entry(
    'arabic-clinic',
    ['language', 'health'],
    {
      company_name: 'عيادة النور',
      industry: 'Healthcare',
      company_size: MEDIUM,
      description: 'عيادة عامة في دبي، 12 طبيباً و30 موظفاً، حوالي 260 مريضاً في اليوم.',
      business_goals: 'تقليل غياب المرضى عن المواعيد من 18% إلى 10%. تقليل وقت كتابة التقارير الطبية.',
      challenges: 'الهاتف مشغول دائماً والمرضى ينتظرون. مطالبات التأمين تُرفض بنسبة 12% بسبب أخطاء في الترميز.',
      data_collected: 'نظام سجلات طبية إلكتروني منذ 2019، رسائل واتساب',
    },
    { country: ['AE'] },
  ),
  entry(
    'portuguese-mixed',
    ['language'],
    {
      company_name: 'TransLitoral',
      industry: 'Transportation',
      company_size: MEDIUM,
      description: 'Transportadora de cargas refrigeradas, 60 caminhões entre Santos e Curitiba, 88 motoristas.',
      business_goals:
        'Reduzir consumo de diesel em 8% e atrasos nas entregas, hoje 14% chegam tarde. We also sell to English customers.',
      challenges:
        'Comprovantes de entrega em papel. Rotas planejadas à mão. Manutenção só quando quebra, 5 quebras por mês.',
      data_collected: 'Rastreamento Sascar, planilhas, notas fiscais em XML',
    },
    { country: ['BR'] },
  ),
]
