import type { TranslatedTexts } from '../../../content/index.ts';

/** What the shop brings along in other languages, by gift; no native speaker has read it yet. */
export const GIFT_TRANSLATIONS: Readonly<Record<string, TranslatedTexts>> = {
  'emergency-tent': {
    ar: {
      name: 'خيمة طوارئ',
      summary: 'بيت مقاوم للماء لأسرة من خمسة أفراد في الأشهر الأولى بعد الفرار.',
      'size1.impact': 'تحصل أسرة من خمسة أفراد على باب تغلقه وأرض جافة ومكان خاص بها.',
    },
    es: {
      name: 'Tienda de emergencia',
      summary: 'Un hogar impermeable para una familia de cinco en los primeros meses tras huir.',
      'size1.impact': 'Una familia de cinco tiene una puerta que cerrar, un suelo seco y un lugar propio.',
    },
    fr: {
      name: 'Tente d’urgence',
      summary: 'Un abri imperméable pour une famille de cinq dans les premiers mois après la fuite.',
      'size1.impact': 'Une famille de cinq personnes a une porte à fermer, un sol sec et un lieu à elle.',
    },
    mi: {
      name: 'Tēneti ohotata',
      summary: 'Te kāinga parewai mō te whānau tokorima i ngā marama tuatahi i muri i te rerenga.',
      'size1.impact':
        'Ka whiwhi tētahi whānau tokorima i tētahi tatau hei kati, i te papa maroke, i tētahi wāhi mō rātou ake.',
    },
    vi: {
      name: 'Lều khẩn cấp',
      summary: 'Mái nhà chống thấm cho gia đình năm người trong những tháng đầu sau khi chạy nạn.',
      'size1.impact': 'Một gia đình năm người có cánh cửa để khép, sàn khô và chỗ ở của riêng mình.',
    },
    zh: {
      name: '应急帐篷',
      summary: '逃离后最初几个月里，五口之家的防水住所。',
      'size1.impact': '一个五口之家有了能关上的门、干燥的地面和自己的空间。',
    },
  },
  'warm-blankets': {
    ar: {
      name: 'بطانيات دافئة',
      summary: 'خمس بطانيات حرارية سميكة لأسرة تواجه الشتاء تحت الخيام.',
      'size1.impact': 'ينام الآباء والأطفال طوال الليل، ويقلّ عدد من يمرض منهم في الأشهر الباردة.',
    },
    es: {
      name: 'Mantas de abrigo',
      summary: 'Cinco mantas térmicas gruesas para una familia que pasa el invierno bajo lona.',
      'size1.impact': 'Padres e hijos duermen toda la noche, y menos personas enferman en los meses fríos.',
    },
    fr: {
      name: 'Couvertures chaudes',
      summary: 'Cinq couvertures thermiques épaisses pour une famille qui passe l’hiver sous la toile.',
      'size1.impact':
        'Parents et enfants dorment toute la nuit, et moins de gens tombent malades pendant les mois froids.',
    },
    mi: {
      name: 'Paraikete mahana',
      summary: 'E rima ngā paraikete mātotoru mō te whānau e tatari ana ki te takurua i raro i te kānawehi.',
      'size1.impact':
        'Ka moe ngā mātua me ngā tamariki i te pō, ā, ka iti iho te hunga ka māuiui i ngā marama makariri.',
    },
    vi: {
      name: 'Chăn ấm',
      summary: 'Năm chiếc chăn giữ nhiệt dày cho một gia đình qua mùa đông dưới lều bạt.',
      'size1.impact': 'Cha mẹ và con cái ngủ trọn đêm, và ít người ngã bệnh trong những tháng lạnh.',
    },
    zh: {
      name: '保暖毛毯',
      summary: '五条厚保暖毯，帮助一个家庭在帐篷里过冬。',
      'size1.impact': '父母和孩子能一觉睡到天亮，寒冷的月份里生病的人更少。',
    },
  },
  'safe-water': {
    ar: {
      name: 'مياه آمنة',
      summary: 'صفائح ومرشح وأقراص تنقية: ماء نظيف لثلاثة أشهر.',
      'size1.impact': 'تشرب أسرة وتطبخ وتغتسل دون خوف من الكوليرا.',
    },
    es: {
      name: 'Agua potable',
      summary: 'Bidones, un filtro y pastillas potabilizadoras: agua limpia durante tres meses.',
      'size1.impact': 'Una familia bebe, cocina y se lava sin miedo al cólera.',
    },
    fr: {
      name: 'Eau potable',
      summary: 'Des jerricans, un filtre et des pastilles : de l’eau propre pour trois mois.',
      'size1.impact': 'Une famille boit, cuisine et se lave sans craindre le choléra.',
    },
    mi: {
      name: 'Wai haumaru',
      summary: 'He kāraha wai, he tātari me ngā pire whakamā: he wai mā mō ngā marama e toru.',
      'size1.impact': 'Ka inu, ka tunu kai, ka horoi tētahi whānau me te kore e mataku i te korara.',
    },
    vi: {
      name: 'Nước sạch',
      summary: 'Can nước, bộ lọc và viên khử khuẩn: nước sạch trong ba tháng.',
      'size1.impact': 'Một gia đình uống, nấu nướng và tắm giặt mà không sợ dịch tả.',
    },
    zh: {
      name: '安全用水',
      summary: '水桶、滤水器和净水片：三个月的干净用水。',
      'size1.impact': '一个家庭可以放心饮用、做饭和洗漱，不必害怕霍乱。',
    },
  },
  'school-kit': {
    ar: { name: 'حقيبة مدرسية', summary: 'حقيبة ظهر وكتب وأقلام ليعود طفل إلى الصف.' },
    es: { name: 'Material escolar', summary: 'Una mochila, libros y bolígrafos para que un niño vuelva a clase.' },
    fr: {
      name: 'Kit scolaire',
      summary: 'Un sac à dos, des livres et des stylos, pour qu’un enfant retourne en classe.',
    },
    mi: { name: 'Kete kura', summary: 'He pīkau, he pukapuka me ngā pene, kia hoki ai te tamaiti ki te akomanga.' },
    vi: { name: 'Bộ đồ dùng học tập', summary: 'Ba lô, sách và bút, để một em nhỏ trở lại lớp.' },
    zh: { name: '学习用品包', summary: '书包、书本和笔，让一个孩子重返课堂。' },
  },
  'midwife-kit': {
    ar: { name: 'حقيبة القابلة', summary: 'معدات معقمة تتمكن بها قابلة من إجراء عشر ولادات آمنة.' },
    es: {
      name: 'Maletín de partera',
      summary: 'Material estéril con el que una comadrona puede atender diez partos seguros.',
    },
    fr: {
      name: 'Trousse de sage-femme',
      summary: 'Du matériel stérile avec lequel une sage-femme assiste dix accouchements sûrs.',
    },
    mi: {
      name: 'Kete kaiwhakawhānau',
      summary: 'He taputapu parakore e taea ai e te kaiwhakawhānau ngā whānautanga haumaru tekau.',
    },
    vi: { name: 'Bộ dụng cụ nữ hộ sinh', summary: 'Dụng cụ vô trùng để một nữ hộ sinh đỡ mười ca sinh an toàn.' },
    zh: { name: '助产包', summary: '无菌器械，助产士可用来安全接生十次。' },
  },
  'solar-lamp': {
    ar: { name: 'مصباح شمسي', summary: 'ضوء بعد الغروب وهاتف مشحون دون شراء وقود.' },
    es: { name: 'Lámpara solar', summary: 'Luz al anochecer y un teléfono cargado, sin comprar combustible.' },
    fr: { name: 'Lampe solaire', summary: 'De la lumière la nuit et un téléphone chargé, sans carburant à acheter.' },
    mi: {
      name: 'Rama kōmaru',
      summary: 'He rama i muri i te tōnga o te rā me te waea kua whakahikoa, kāore he kora hei hoko.',
    },
    vi: {
      name: 'Đèn năng lượng mặt trời',
      summary: 'Ánh sáng khi trời tối và điện thoại được sạc, không phải mua nhiên liệu.',
    },
    zh: { name: '太阳能灯', summary: '天黑后的光亮和充好电的手机，无需购买燃料。' },
  },
  'cooking-set': {
    ar: { name: 'أدوات طبخ', summary: 'قدور وصحون وأكواب وأدوات مائدة لتطهو الأسرة وجباتها من جديد.' },
    es: {
      name: 'Juego de cocina',
      summary: 'Ollas, platos, tazas y cubiertos para que una familia vuelva a cocinar sus comidas.',
    },
    fr: {
      name: 'Batterie de cuisine',
      summary: 'Casseroles, assiettes, tasses et couverts, pour qu’une famille cuisine à nouveau ses repas.',
    },
    mi: {
      name: 'Taputapu tunu kai',
      summary: 'He kōhua, he pereti, he kapu me ngā naihi paoka, kia tunu anō ai te whānau i āna kai.',
    },
    vi: { name: 'Bộ đồ nấu ăn', summary: 'Nồi, đĩa, cốc và dao nĩa, để một gia đình lại tự nấu bữa ăn.' },
    zh: { name: '炊具套装', summary: '锅、盘、杯和餐具，让一个家庭重新自己做饭。' },
  },
  'seeds-and-tools': {
    ar: { name: 'بذور وأدوات', summary: 'بذور ومعول ومرشّة لحديقة بجانب المأوى.' },
    es: {
      name: 'Semillas y herramientas',
      summary: 'Semillas, una azada y una regadera para un huerto junto al refugio.',
    },
    fr: { name: 'Semences et outils', summary: 'Des graines, une houe et un arrosoir pour un potager près de l’abri.' },
    mi: {
      name: 'Kākano me ngā taputapu',
      summary: 'He kākano, he karaone me te kēne wai mō te māra i te taha o te whakamarumaru.',
    },
    vi: { name: 'Hạt giống và nông cụ', summary: 'Hạt giống, cuốc và bình tưới cho mảnh vườn cạnh nơi ở.' },
    zh: { name: '种子与农具', summary: '种子、锄头和洒水壶，在住处旁种一片菜园。' },
  },
  'food-basket': {
    ar: { name: 'سلة غذاء', summary: 'أرز وعدس وزيت وملح: وجبات شهر لأسرة من خمسة أفراد.' },
    es: {
      name: 'Cesta de alimentos',
      summary: 'Arroz, lentejas, aceite y sal: un mes de comidas para una familia de cinco.',
    },
    fr: {
      name: 'Panier alimentaire',
      summary: 'Riz, lentilles, huile et sel : un mois de repas pour une famille de cinq.',
    },
    mi: {
      name: 'Kete kai',
      summary: 'He raihi, he rentiri, he hinu me te tote: he kai mō te marama mā te whānau tokorima.',
    },
    vi: { name: 'Giỏ lương thực', summary: 'Gạo, đậu lăng, dầu và muối: bữa ăn một tháng cho gia đình năm người.' },
    zh: { name: '食品篮', summary: '大米、扁豆、油和盐：五口之家一个月的饭食。' },
  },
  'winter-stove': {
    ar: { name: 'موقد للشتاء', summary: 'موقد آمن مع وقود لأبرد الأشهر.' },
    es: { name: 'Estufa para el invierno', summary: 'Una estufa segura con combustible para los meses más fríos.' },
    fr: { name: 'Poêle pour l’hiver', summary: 'Un poêle sûr avec du combustible pour les mois les plus froids.' },
    mi: { name: 'Tō mō te takurua', summary: 'He tō haumaru me te kora mō ngā marama makariri rawa.' },
    vi: { name: 'Lò sưởi mùa đông', summary: 'Bếp sưởi an toàn cùng nhiên liệu cho những tháng lạnh nhất.' },
    zh: { name: '冬季取暖炉', summary: '安全的炉子和最冷几个月的燃料。' },
  },
  'story-box': {
    ar: { name: 'صندوق القصص المتنقل', summary: 'ستون كتابًا مصورًا بثلاث لغات في صندوق ينتقل من صف إلى صف.' },
    es: {
      name: 'Caja viajera de cuentos',
      summary: 'Sesenta libros ilustrados en tres idiomas, en un baúl que va de clase en clase.',
    },
    fr: {
      name: 'Boîte à histoires itinérante',
      summary: 'Soixante livres d’images en trois langues, dans un coffre qui va de classe en classe.',
    },
    mi: {
      name: 'Pouaka kōrero haere',
      summary:
        'E ono tekau ngā pukapuka pikitia i ngā reo e toru, i roto i te pouaka ka haere i tēnā akomanga ki tēnā.',
    },
    vi: {
      name: 'Hộp truyện lưu động',
      summary: 'Sáu mươi sách tranh bằng ba thứ tiếng, trong chiếc rương đi từ lớp này sang lớp khác.',
    },
    zh: { name: '流动故事箱', summary: '六十本三种语言的图画书，装在一个在各班流转的箱子里。' },
  },
  'health-bicycle': {
    ar: { name: 'دراجة العامل الصحي', summary: 'دراجة متينة ليصل العامل الصحي إلى ضعف عدد الأسر.' },
    es: {
      name: 'Bicicleta para personal de salud',
      summary: 'Una bicicleta robusta, para que el personal de salud llegue al doble de familias.',
    },
    fr: {
      name: 'Vélo d’agent de santé',
      summary: 'Un vélo robuste, pour qu’un agent de santé atteigne deux fois plus de familles.',
    },
    mi: {
      name: 'Paihikara o te kaimahi hauora',
      summary: 'He paihikara kaha, kia rearua ai ngā whānau ka tae atu te kaimahi hauora.',
    },
    vi: {
      name: 'Xe đạp của nhân viên y tế',
      summary: 'Xe đạp chắc chắn, để một nhân viên y tế đến được gấp đôi số gia đình.',
    },
    zh: { name: '卫生工作者的自行车', summary: '一辆结实的自行车，让卫生工作者能走访多一倍的家庭。' },
  },
};
