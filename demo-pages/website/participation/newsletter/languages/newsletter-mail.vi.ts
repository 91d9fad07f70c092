/** Vietnamese; no native speaker has read it yet. */
export const NEWSLETTER_MAIL_VI = {
  subject: 'Chào mừng: tin từ Haven, khoảng mỗi tháng một lần',
  heading: 'Cảm ơn quý vị đã giữ liên lạc',
  welcome:
    'Khoảng mỗi tháng một lần, quý vị sẽ nhận tin từ những người quý vị sát cánh: chuyện gì đã xảy ra với một ngôi trường, một cái giếng hay một gia đình, và điều gì tiếp theo. Chỉ vậy thôi, và địa chỉ của quý vị không đến tay ai khác.',
  read: 'Đọc tin mới nhất',
  reason:
    'Quý vị nhận thư này vì địa chỉ này đã được nhập vào biểu mẫu bản tin của chúng tôi. Nếu không phải quý vị, hãy hủy đăng ký: quý vị sẽ không nhận gì nữa.',
  leave: 'Rời bản tin',
  leaveText: 'Ai đó đã nhập địa chỉ này để rời bản tin. Nhấn nút thêm một lần nữa và chúng tôi không gửi bản tin nữa.',
  leaveNotYou: 'Không phải quý vị? Không cần làm gì, mọi thứ giữ nguyên.',
  leaveReason: 'Quý vị nhận thư này vì địa chỉ này đã được nhập trên trang rời bản tin.',
};
