/** Vietnamese; no native speaker has read it yet. */
export const DONATION_MAIL_VI = {
  arrived: 'Khoản tặng của quý vị đã đến. Nhờ quý vị, các gia đình phải chạy nạn có được những gì họ cần.',
  returned: 'Có tiền từ khoản tặng của quý vị đã được trả lại, nên đây là biên nhận thay thế biên nhận đầu.',
  seeAll: 'Xem mọi khoản tặng của quý vị',
  reason: 'Quý vị nhận thư này vì đã tặng trên trang của chúng tôi.',
  gaveMemory: '{giver} đã tặng để tưởng nhớ {name}',
  gaveHonour: '{giver} đã tặng để vinh danh {name}',
  givenMemory: 'Một khoản tặng đã được trao để tưởng nhớ {name}. Khoản này dành cho các gia đình phải chạy nạn.',
  givenHonour: 'Một khoản tặng đã được trao để vinh danh {name}. Khoản này dành cho các gia đình phải chạy nạn.',
  reinstated:
    'Ngân hàng của quý vị đã thu lại khoản tặng, nay đã trả lại tiền cho chúng tôi. Khoản tặng có hiệu lực trở lại, và đây là biên nhận. Quý vị không cần làm gì.',
};
