/** Vietnamese; no native speaker has read it yet. */
export const GIVING_MAIL_VI = {
  linkSubject: 'Đường dẫn đến các khoản tặng của quý vị',
  link: 'Đường dẫn này cho xem các khoản tặng, biên nhận và khoản tặng hằng tháng. Dùng được trong 30 phút, một lần.',
  see: 'Xem các khoản tặng của tôi',
  notAsked: 'Quý vị không yêu cầu? Không cần làm gì: không có thư này thì không ai dùng được đường dẫn.',
  linkReason: 'Quý vị nhận thư này vì địa chỉ này đã được nhập trên trang “Khoản tặng của tôi”.',
  erased: 'Dữ liệu của quý vị đã được xóa',
  erasedText:
    'Chúng tôi đã xóa tên, địa chỉ và mọi thứ cho biết quý vị là ai. Số tiền, ngày và số biên nhận vẫn ở lại sổ sách mà không có tên quý vị, vì luật yêu cầu.',
  lastMail: 'Đây là thư cuối: địa chỉ của quý vị được xóa khỏi hộp gửi sau khi thư đi.',
  erasedReason: 'Quý vị nhận thư này vì đã đăng nhập bằng địa chỉ này và yêu cầu xóa dữ liệu.',
};
