/** Vietnamese; no native speaker has read it yet. */
export const GUIDE_MAIL_VI = {
  heading: 'Món quà còn lại sau chúng ta',
  open: 'Mở cẩm nang',
  about:
    'Đọc khoảng mười phút, bằng tiếng Anh: một khoản di tặng có thể làm được gì, những câu chữ luật sư cần, và những điều các gia đình thường hỏi. Không có gì phải ký và sẽ không ai gọi điện.',
  reason:
    'Quý vị nhận thư này vì cẩm nang đã được yêu cầu cho địa chỉ này. Chúng tôi không gửi gì thêm trừ khi quý vị yêu cầu.',
};

/** What staff can change. */
export const GUIDE_CONTENT_VI = {
  subject: 'Cẩm nang di tặng của quý vị',
  thanks: 'Cảm ơn quý vị đã nghĩ đến những người phải rời bỏ quê nhà. Đây là cẩm nang quý vị yêu cầu.',
  thanksNewZealand: 'Cảm ơn quý vị đã nghĩ đến những người phải rời bỏ quê nhà. Đây là cẩm nang quý vị yêu cầu.',
};
