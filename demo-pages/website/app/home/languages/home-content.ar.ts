import type { HomeTexts } from '../home-texts.ts';

/** The front page of Australia in Arabic; no native speaker has read it yet. */
export const HOME_CONTENT_AR: HomeTexts = {
  emergency: {
    id: 'lower-delta-floods-au',
    appeal: 'lower-delta-floods',
    lead: 'فيضانات في الدلتا السفلى (مثال توضيحي):',
    text: '12,000 أسرة تحتاج الليلة إلى أرض جافة.',
  },
  heroes: [
    {
      eyebrow: 'أهلًا وسهلًا. هدايا نافعة.',
      title: 'شخص تحبه يحصل على بطاقة، وأسرة فرّت تحصل على مأوى.',
      text: 'اختر هدية، واكتب بطاقة، وساعد أسرة في أشهرها الأولى من الأمان.',
      image: '/design/hero.svg',
      link: ['شاهد الهدايا', '/gifts'],
      seconds: 9,
    },
    {
      eyebrow: 'الدفء',
      title: 'غرفة دافئة واحدة تكفي أسرة كاملة',
      text: 'موقد مغلق، ووقود لثلاثة أشهر، وخمس بطانيات: هكذا يصبح الشتاء تحت الخيام آمنًا.',
      image: '/design/hero-winter.svg',
      link: ['قدّم الدفء', '/gifts/winter-stove'],
      seconds: 7,
    },
    {
      eyebrow: 'التعلّم',
      title: 'الحقيبة المدرسية خطة للعام المقبل',
      text: 'يخسر الأطفال الذين فرّوا أشهرًا من الدروس. حقيبة ومعلّم وسقف تعيد إليهم صباحاتهم.',
      image: '/design/hero-school.svg',
      link: ['قدّم حقيبة مدرسية', '/gifts/school-kit'],
      seconds: 7,
    },
  ],
  voices: [
    {
      words: 'أول ما أخرجته من أمتعتنا حقيبة ابنتي المدرسية. سألتني في أي يوم تبدأ الدروس.',
      name: 'نادية',
      who: 'أم لطفلين، مخيم الدلتا السفلى',
    },
    {
      words: 'أصلح الآن المصابيح الشمسية. في المساء أرى عملي من فوق التل، ضوءًا بعد ضوء.',
      name: 'صموئيل',
      who: 'فني تدرّب في ورشة المخيم',
      hasFilm: true,
    },
    {
      words: 'يقدّم نادي القراءة الذي أنتمي إليه خيمة كل عام بدلًا من حفلة عيد الميلاد. نقرأ أولًا عن الأماكن.',
      name: 'جون',
      who: 'داعمة منذ 2011، هوبارت',
    },
  ],
  supporters: 48_200,
};
