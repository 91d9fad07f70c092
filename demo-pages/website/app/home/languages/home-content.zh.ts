import type { HomeTexts } from '../home-texts.ts';

/** The front page of Australia in Chinese; no native speaker has read it yet. */
export const HOME_CONTENT_ZH: HomeTexts = {
  emergency: {
    id: 'lower-delta-floods-au',
    appeal: 'lower-delta-floods',
    lead: '下三角洲洪灾（示例）：',
    text: '今晚有 12,000 个家庭需要干燥的地面。',
  },
  heroes: [
    {
      eyebrow: '欢迎您。实用的礼物。',
      title: '您爱的人收到一张卡片，逃离家园的家庭得到一处住所。',
      text: '选一件礼物，写一张卡片，帮助一个家庭度过安全生活的最初几个月。',
      image: '/design/hero.svg',
      link: ['查看礼物', '/gifts'],
      seconds: 9,
    },
    {
      eyebrow: '温暖',
      title: '一间温暖的屋子，就足够一家人',
      text: '一个封闭式取暖炉、三个月的燃料和五条毛毯：帐篷里的冬天就这样变得安全。',
      image: '/design/hero-winter.svg',
      link: ['送去温暖', '/gifts/winter-stove'],
      seconds: 7,
    },
    {
      eyebrow: '学习',
      title: '一个书包，就是明年的打算',
      text: '逃离家园的孩子会失去数月的课程。一套用品、一位老师和一方屋顶，把清晨还给他们。',
      image: '/design/hero-school.svg',
      link: ['送出学习用品包', '/gifts/school-kit'],
      seconds: 7,
    },
  ],
  voices: [
    {
      words: '我最先拿出来的是女儿的书包。她问哪一天开始上课。',
      name: '纳迪娅',
      who: '两个孩子的母亲，下三角洲安置点',
    },
    {
      words: '我现在修理太阳能灯。傍晚我可以从山上看到自己的工作，一盏灯接着一盏灯。',
      name: '塞缪尔',
      who: '技术员，在安置点的作坊接受培训',
      hasFilm: true,
    },
    {
      words: '我们读书会每年捐一顶帐篷，代替圣诞聚会。我们会先读一读那些地方的故事。',
      name: '琼',
      who: '2011 年起的支持者，霍巴特',
    },
  ],
  supporters: 48_200,
};
