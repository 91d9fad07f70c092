/** Vietnamese; no native speaker has read it yet. */
export const PAYMENT_ANSWERS_VI = {
  declined: 'Ngân hàng từ chối thẻ này, nên chưa thu tiền. Xin hỏi ngân hàng hoặc dùng thẻ khác.',
  declinedExpired: 'Thẻ này đã hết hạn, nên chưa thu tiền. Xin kiểm tra ngày hết hạn hoặc dùng thẻ khác.',
  declinedCcv: 'Mã bảo mật (CCV) của thẻ không đúng, nên chưa thu tiền. Xin nhập lại thẻ và kiểm tra mã.',
  declinedFunds:
    'Ngân hàng cho biết không đủ tiền cho khoản thanh toán này, nên chưa thu tiền. Xin dùng thẻ khác hoặc thử lại sau.',
  declinedLimit:
    'Khoản thanh toán này vượt hạn mức của thẻ, nên chưa thu tiền. Xin hỏi ngân hàng về hạn mức hoặc dùng thẻ khác.',
  bankAway: 'Ngân hàng không trả lời, nên chưa thu tiền. Xin thử lại sau vài phút hoặc dùng thẻ khác.',
  bankRefused:
    'Ngân hàng không xác nhận được khoản thanh toán này là của quý vị, nên chưa thu tiền. Xin thử lại hoặc dùng thẻ khác.',
  ourFault:
    'Lỗi phía chúng tôi đã chặn khoản thanh toán này, nên chưa thu tiền. Thẻ hoặc tài khoản của quý vị không phải là nguyên nhân. Xin thử lại sau vài phút hoặc gọi cho chúng tôi.',
  failed: 'Không xử lý được thẻ của quý vị và chưa thu tiền. Xin thử lại hoặc dùng thẻ khác.',
  badToken: 'Không dùng được thông tin thanh toán này, nên chưa thu tiền. Xin nhập lại.',
  unreached:
    'Chúng tôi không kết nối được với nhà cung cấp dịch vụ thanh toán, nên chưa thu tiền. Xin thử lại sau vài phút.',
  busy: 'Nhà cung cấp dịch vụ thanh toán đang bận, nên chưa thu tiền. Xin thử lại sau một phút.',
  unknown:
    'Chúng tôi vẫn đang kiểm tra khoản thanh toán của quý vị đã thành công chưa. Xin đừng trả lần nữa: tải lại trang này sau một phút. Quý vị sẽ không bị tính tiền hai lần.',
  bankCheck:
    'Ngân hàng muốn quý vị xác nhận khoản thanh toán này trước, nên chưa thu tiền. Xin nhập lại thẻ và xác nhận.',
  walletRefused: 'PayPal không thực hiện khoản thanh toán này và chưa thu tiền. Xin thử lại hoặc trả bằng thẻ.',
  walletPending:
    'PayPal vẫn đang kiểm tra khoản thanh toán này. Xin đừng trả lần nữa: biên nhận được gửi qua e-mail ngay khi thành công.',
  unreceived: 'Chúng tôi chưa nhận được khoản thanh toán, nên chưa thu tiền. Xin thử lại.',
  alreadyPaid: 'Đơn hàng này đã được thanh toán, nên không thu thêm. Xin tải lại trang này để tiếp tục.',
  amountChanged:
    'Tổng giỏ hàng đã thay đổi, nên chưa thu tiền. Xin tải lại trang này, kiểm tra tổng mới và thanh toán lại.',
  stockShort:
    'Có người nhanh hơn: một món quà còn ít hơn số trong giỏ hàng, nên chưa thu tiền. Xin tải lại trang này để xem thay đổi, rồi thanh toán phần còn lại.',
  notOffered: 'Cách thanh toán này không có ở đây, nên chưa thu tiền. Xin chọn cách khác.',
  noOrder:
    'Chúng tôi không tìm thấy đơn hàng trong trình duyệt này. Trước khi thanh toán lại, xin tìm biên nhận trong e-mail. Nếu không có, xin quay lại giỏ hàng và bắt đầu lại.',
  emptyCart: 'Giỏ hàng trống, nên chưa thu tiền. Xin chọn một món quà trước.',
  wallet: 'PayPal hiện không dùng được, xin chọn cách thanh toán khác.',
  tooMany: 'Có quá nhiều lần thử thanh toán, nên chưa thu tiền. Xin đợi mười phút rồi thử lại.',
  tooManyToday:
    'Hôm nay có quá nhiều thẻ từ mạng của quý vị bị từ chối, nên thẻ này không được thử và chưa thu tiền. Xin trả bằng PayPal, hoặc gọi cho chúng tôi để tặng qua điện thoại.',
  cardLimit:
    'Thẻ này bị từ chối quá nhiều lần, nên không được thử lại và chưa thu tiền. Xin dùng thẻ khác hoặc đợi mười phút.',
  botCheck:
    'Nhiều thẻ đã bị từ chối, nên chúng tôi phải kiểm tra rằng có người đang trả tiền. Chưa thu tiền. Xin tải lại trang này và thanh toán lại.',
  badRequest:
    'Không đọc được khoản thanh toán, nên chưa thực hiện. Xin tải lại trang để xem khoản thanh toán trước đã thành công chưa, rồi thử lại.',
  giftPaid: 'Khoản tặng này đã được thanh toán, nên không thu thêm. Biên nhận ở trong hộp thư của quý vị.',
  giftChanged:
    'Tổng trên trang và tổng của khoản tặng khác nhau, nên chưa thu tiền. Xin tải lại trang này, kiểm tra tổng và tặng lại.',
  noGift:
    'Chúng tôi không tìm thấy khoản tặng. Trước khi tặng lại, xin tìm biên nhận trong e-mail. Nếu không có, xin tải lại trang này và bắt đầu lại.',
  noAmount: 'Chưa có số tiền nào, nên chưa thu tiền. Xin chọn một số tiền.',
  details: 'Xin sửa các thông tin bên dưới. Chưa thu tiền.',
  unavailable: 'Cách tặng này không dùng được cho khoản tặng này, nên chưa thu tiền. Xin chọn cách khác.',
};
