/** Vietnamese; no native speaker has read it yet. */
export const UPDATE_PAGE_VI = {
  title: 'Cập nhật thông tin của quý vị',
  description: 'Báo cho chúng tôi tên, địa chỉ, điện thoại, e-mail hoặc ngày hết hạn thẻ mới. Trang minh họa.',
  supporters: 'Dành cho người ủng hộ',
  lead: 'Chuyển nhà, kết hôn, thẻ mới? Đánh dấu điều đã thay đổi, và các khoản tặng tiếp tục không gián đoạn.',
  before: 'Trước khi bắt đầu',
  neverCard: 'Không bao giờ là số thẻ.',
  neverCardText: '{never} Chúng tôi chỉ hỏi ngày hết hạn mới. Nếu số thẻ đã đổi, hãy gọi cho chúng tôi.',
  whyOld: 'Vì sao cần thông tin cũ?',
  whyOldText: '{why} Nhờ đó chúng tôi tìm ra quý vị trong số mọi người ủng hộ. Không cần đầy đủ.',
  person: 'Một người thực hiện từng thay đổi',
  personText:
    '{person} trong hai ngày làm việc, và một thư gửi đến địa chỉ chúng tôi đang có, để không ai khác thay đổi mà quý vị không biết.',
  talk: 'Quý vị muốn nói chuyện? {phone} (minh họa). Đọc {notice} của chúng tôi.',
  thanksTitle: 'Cảm ơn, chúng tôi đã nhận thay đổi của quý vị',
  thanksText: 'Một người xem từng thay đổi trước khi thực hiện.',
  nextMail: 'Một thư gửi đến địa chỉ chúng tôi đang có, để chắc rằng đó là quý vị.',
  nextDays: 'Chúng tôi thay đổi trong hai ngày làm việc.',
  nextGifts: 'Trong lúc đó các khoản tặng vẫn tiếp tục như cũ.',
  toFront: 'Về trang đầu',
};
