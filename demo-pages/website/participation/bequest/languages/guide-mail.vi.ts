/** Vietnamese; no native speaker has read it yet. */
export const GUIDE_MAIL_VI = {
  heading: 'Món quà còn lại sau chúng ta',
  open: 'Mở cẩm nang',
  about:
    'Đọc khoảng mười phút, bằng tiếng Anh: một khoản di tặng có thể làm được gì, những câu chữ luật sư cần, và những điều các gia đình thường hỏi. Không có gì phải ký và sẽ không ai gọi điện.',
  reason:
    'Quý vị nhận thư này vì cẩm nang đã được yêu cầu cho địa chỉ này. Chúng tôi không gửi gì thêm trừ khi quý vị yêu cầu.',
};
