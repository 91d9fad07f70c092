import type { Site } from '../sites.ts';

/** Chinese, simplified characters; no native speaker has read it yet. */
const AGENCY_ZH: AgencyByCountry = {
  AUS: {
    country: '澳大利亚',
    greeting: '欢迎您',
    acknowledgement: '我们认可我们生活和工作的这片土地的传统守护者，并向过去和现在的长者致敬。主权从未被让与。',
    acknowledgementLang: 'zh-Hans',
    legal: 'Haven Refugee Aid Australia · ABN 00 000 000 000 · 虚构机构；所有编号均为示例。',
    tax: '若是具有可抵税捐赠接受者资格的真实慈善机构，2 元及以上的捐款可以抵税。',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000，账号 0000 0000',
  },
  NZL: {
    country: '新西兰',
    greeting: '欢迎您',
    acknowledgement: '欢迎您。我们在新西兰开展工作时，敬重这片土地的毛利族人和《怀唐伊条约》。',
    acknowledgementLang: 'zh-Hans',
    legal: 'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · 虚构机构；所有编号均为示例。',
    tax: '若是具有受赠机构资格的真实慈善机构，5 元及以上的捐款可以申请捐赠税收抵免。',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};

/** Vietnamese; no native speaker has read it yet. */
const AGENCY_VI: AgencyByCountry = {
  AUS: {
    country: 'Úc',
    greeting: 'Chào mừng quý vị',
    acknowledgement:
      'Chúng tôi ghi nhận những Người gìn giữ truyền thống của vùng đất nơi chúng tôi sống và làm ' +
      'việc, và kính trọng các bậc trưởng lão xưa và nay. Chủ quyền chưa bao giờ bị nhượng lại.',
    acknowledgementLang: 'vi',
    legal: 'Haven Refugee Aid Australia · ABN 00 000 000 000 · tổ chức hư cấu; mọi con số đều là ví dụ.',
    tax: 'Với một tổ chức từ thiện thật được công nhận về thuế, khoản tặng từ 2 đô la trở lên được khấu trừ thuế.',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000, tài khoản 0000 0000',
  },
  NZL: {
    country: 'New Zealand',
    greeting: 'Chào mừng quý vị',
    acknowledgement:
      'Chào mừng quý vị. Trong công việc của chúng tôi từ New Zealand, chúng tôi tôn kính người Māori, ' +
      'chủ nhân của đất này, và Hiệp ước Waitangi.',
    acknowledgementLang: 'vi',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · tổ chức hư cấu; mọi con số đều là ví dụ.',
    tax: 'Với một tổ chức từ thiện thật được công nhận về thuế, khoản tặng từ 5 đô la trở lên có thể được tín thuế.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};

/** Te reo Māori; no native speaker has read it yet. */
const AGENCY_MI: AgencyByCountry = {
  NZL: {
    country: 'Aotearoa',
    greeting: 'Kia ora',
    acknowledgement:
      'Kia ora. Nau mai, haere mai. Ka whakahōnore mātou i te mana whenua me te Tiriti o Waitangi i ā ' +
      'mātou mahi katoa mai i Aotearoa.',
    acknowledgementLang: 'mi',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Ngā Ratonga Kaupapa Atawhai CC00000 · he whakahaere ' +
      'tito noa; he tauira ngā nama katoa.',
    tax:
      'Ki te whai mana te kaupapa atawhai i te tari tāke, ka taea te tono he moni whakahoki tāke mō ngā ' +
      'koha o te $5, nui ake rānei.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};

/** French; no native speaker has read it yet. */
const AGENCY_FR: AgencyByCountry = {
  AUS: {
    country: 'Australie',
    greeting: 'Bienvenue',
    acknowledgement:
      'Nous reconnaissons les gardiens traditionnels des terres où nous vivons et travaillons, et ' +
      'rendons hommage à leurs anciens, d’hier et d’aujourd’hui. La souveraineté n’a jamais été cédée.',
    acknowledgementLang: 'fr',
    legal:
      'Haven Refugee Aid Australia · ABN 00 000 000 000 · une agence fictive ; tous les numéros sont des exemples.',
    tax: 'Auprès d’une véritable association habilitée, les dons à partir de 2 $ seraient déductibles des impôts.',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000, compte 0000 0000',
  },
  NZL: {
    country: 'Nouvelle-Zélande',
    greeting: 'Bienvenue',
    acknowledgement:
      'Soyez les bienvenus. Dans notre travail depuis la Nouvelle-Zélande, nous honorons le peuple ' +
      'māori de cette terre et le traité de Waitangi.',
    acknowledgementLang: 'fr',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · une agence fictive ; tous ' +
      'les numéros sont des exemples.',
    tax:
      'Auprès d’une véritable association habilitée, les dons à partir de 5 $ donneraient droit à un ' +
      'crédit d’impôt.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};

/** Spanish; no native speaker has read it yet. */
const AGENCY_ES: AgencyByCountry = {
  AUS: {
    country: 'Australia',
    greeting: 'Le damos la bienvenida',
    acknowledgement:
      'Reconocemos a los custodios tradicionales de las tierras en que vivimos y trabajamos, y ' +
      'expresamos nuestro respeto a sus mayores de ayer y de hoy. La soberanía nunca se cedió.',
    acknowledgementLang: 'es',
    legal: 'Haven Refugee Aid Australia · ABN 00 000 000 000 · una agencia ficticia; todos los números son ejemplos.',
    tax:
      'En una organización benéfica real y habilitada, los donativos a partir de 2 dólares serían ' +
      'deducibles de impuestos.',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000, cuenta 0000 0000',
  },
  NZL: {
    country: 'Nueva Zelanda',
    greeting: 'Le damos la bienvenida',
    acknowledgement:
      'Le damos la bienvenida. En nuestro trabajo desde Nueva Zelanda honramos al pueblo maorí de esta ' +
      'tierra y el Tratado de Waitangi.',
    acknowledgementLang: 'es',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · una agencia ficticia; ' +
      'todos los números son ejemplos.',
    tax:
      'En una organización benéfica real y habilitada, los donativos a partir de 5 dólares darían ' +
      'derecho a un crédito fiscal.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};

/** Numbers with spaces keep their order within text from right to left (U+2066 to U+2069). */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** Arabic; no native speaker has read it yet. */
const AGENCY_AR: AgencyByCountry = {
  AUS: {
    country: 'أستراليا',
    greeting: 'أهلًا وسهلًا',
    acknowledgement:
      'نُقرّ بأن السكان الأصليين هم الأوصياء التقليديون على الأراضي التي نعيش ونعمل عليها، ونحيّي ' +
      'شيوخهم في الماضي والحاضر. لم يُتنازل قط عن السيادة.',
    acknowledgementLang: 'ar',
    legal: `${leftToRight('Haven Refugee Aid Australia · ABN 00 000 000 000')} · وكالة خيالية؛ جميع الأرقام توضيحية.`,
    tax: 'لدى جمعية خيرية حقيقية معترف بها لدى مصلحة الضرائب، تكون التبرعات من دولارين فأكثر قابلة للخصم من الضريبة.',
    phone: leftToRight('(02)\u00A05550\u00A00142'),
    bank: `BSB ${leftToRight('000-000')}، الحساب ${leftToRight('0000 0000')}`,
  },
  NZL: {
    country: 'نيوزيلندا',
    greeting: 'أهلًا وسهلًا',
    acknowledgement:
      'أهلًا وسهلًا بكم. نكرّم أصحاب الأرض الماوريين ومعاهدة وايتانغي في ' + 'العمل الذي نقوم به من نيوزيلندا.',
    acknowledgementLang: 'ar',
    legal:
      `${leftToRight('Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000')} · ` +
      `وكالة خيالية؛ جميع الأرقام توضيحية.`,
    tax:
      'لدى جمعية خيرية حقيقية معترف بها لدى مصلحة الضرائب، يمكن المطالبة بائتمان ضريبي عن التبرعات من ' +
      'خمسة دولارات فأكثر.',
    phone: leftToRight('09\u00A0555\u00A00142'),
    bank: leftToRight('00-0000-0000000-00'),
  },
};

/** What the pages of a site say about the agency in another language; numbers and registered names stay. */
interface AgencyTexts {
  country: string;
  greeting: string;
  acknowledgement: string;
  acknowledgementLang: string;
  legal: string;
  tax: string;
  phone: string;
  bank: string;
}

/** In a language, for the countries that have pages in it. */
type AgencyByCountry = Partial<Record<Site['code'], AgencyTexts>>;

export const AGENCY_TEXTS: Partial<Record<Site['language'], AgencyByCountry>> = {
  ar: AGENCY_AR,
  es: AGENCY_ES,
  fr: AGENCY_FR,
  mi: AGENCY_MI,
  vi: AGENCY_VI,
  zh: AGENCY_ZH,
};
