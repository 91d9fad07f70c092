import type { HomeTexts } from '../home-texts.ts';

/** The front page of Australia in Vietnamese; no native speaker has read it yet. */
export const HOME_CONTENT_VI: HomeTexts = {
  emergency: {
    id: 'lower-delta-floods-au',
    appeal: 'lower-delta-floods',
    lead: 'Lũ lụt ở Hạ Châu Thổ (ví dụ):',
    text: '12.000 gia đình cần một sàn nhà khô ráo đêm nay.',
  },
  heroes: [
    {
      eyebrow: 'Chào mừng quý vị. Quà tặng thiết thực.',
      title: 'Người quý vị yêu thương nhận một tấm thiệp. Một gia đình lánh nạn có mái che.',
      text: 'Chọn một món quà, viết một tấm thiệp, và giúp một gia đình qua những tháng đầu bình yên.',
      image: '/design/hero.svg',
      link: ['Xem các món quà', '/gifts'],
      seconds: 9,
    },
    {
      eyebrow: 'Hơi ấm',
      title: 'Một căn phòng ấm là đủ cho cả gia đình',
      text: 'Một lò sưởi kín, nhiên liệu cho ba tháng và năm tấm chăn: mùa đông trong lều trở nên an toàn.',
      image: '/design/hero-winter.svg',
      link: ['Trao hơi ấm', '/gifts/winter-stove'],
      seconds: 7,
    },
    {
      eyebrow: 'Học tập',
      title: 'Một chiếc cặp sách là dự định cho năm tới',
      text:
        'Trẻ em lánh nạn mất nhiều tháng học. Một bộ đồ dùng, một thầy cô và một mái nhà trả lại buổi ' +
        'sáng cho các em.',
      image: '/design/hero-school.svg',
      link: ['Tặng bộ đồ dùng học tập', '/gifts/school-kit'],
      seconds: 7,
    },
  ],
  voices: [
    {
      words: 'Thứ đầu tiên tôi lấy ra là chiếc cặp sách của con gái. Con hỏi hôm nào bắt đầu học.',
      name: 'Nadia',
      who: 'mẹ của hai con, khu định cư Hạ Châu Thổ',
    },
    {
      words:
        'Giờ tôi sửa đèn năng lượng mặt trời. Buổi tối, từ trên đồi, tôi thấy công việc của mình, hết ' +
        'ngọn đèn này đến ngọn đèn khác.',
      name: 'Samuel',
      who: 'kỹ thuật viên, được đào tạo trong xưởng của khu định cư',
      hasFilm: true,
    },
    {
      words:
        'Mỗi năm câu lạc bộ đọc sách của tôi tặng một chiếc lều thay cho tiệc Giáng sinh. Chúng tôi đọc ' +
        'về những nơi ấy trước.',
      name: 'June',
      who: 'người ủng hộ từ năm 2011, Hobart',
    },
  ],
  supporters: 48_200,
};
