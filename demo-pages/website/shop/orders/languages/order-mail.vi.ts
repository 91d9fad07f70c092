/** Vietnamese; no native speaker has read it yet. */
export const ORDER_MAIL_VI = {
  arrived: 'Thanh toán của quý vị đã thành công. Nhờ quý vị, các gia đình phải chạy nạn có được những gì họ cần.',
  printReady: 'Thiệp in của quý vị đã sẵn sàng, trên giấy A4 và A5.',
  print: 'In thiệp',
  seeAndPrint: 'Xem đơn hàng và in biên nhận',
  subject: '{title}: đơn hàng {id}',
  reason: 'Quý vị nhận thư này vì đã mua quà trong cửa hàng của chúng tôi.',
  cardSubject: '{sender} đã tặng một món quà nhân danh quý vị',
  cardGift: 'Được tặng nhân danh quý vị: {gift}. Món quà dành cho một gia đình phải chạy nạn; tấm thiệp là của quý vị.',
  aGift: 'Một món quà',
  openCard: 'Mở thiệp',
  linkSubject: 'Đơn hàng {id} của quý vị',
  link: 'Đây là đường dẫn đến đơn hàng, cùng biên nhận và thiệp.',
  see: 'Xem đơn hàng',
  linkReason: 'Quý vị nhận thư này vì ai đó đã yêu cầu đường dẫn đến đơn hàng này trên trang của chúng tôi.',
  toPayPal:
    'Chúng tôi đã trả lại {money} vào tài khoản PayPal của quý vị. Có thể mất ba đến năm ngày làm việc mới thấy.',
  toCard: 'Chúng tôi đã trả lại {money} vào thẻ quý vị đã dùng. Có thể mất ba đến năm ngày làm việc mới thấy.',
  order: 'Đơn hàng',
  refundedNow: 'Hoàn lần này',
  seeReceipt: 'Xem đơn hàng và biên nhận',
  refundReason: 'Quý vị nhận thư này vì chúng tôi đã hoàn tiền cho một đơn hàng của quý vị.',
  takenBack:
    'Ngân hàng của quý vị đã thu lại {money} mà quý vị đã trả cho đơn hàng này, vì khoản thanh toán bị khiếu nại. Thiệp chưa gửi sẽ không được gửi. Nếu quý vị không yêu cầu việc này, hãy gọi ngân hàng hoặc chúng tôi: {phone}.',
  takenBackNow: 'Thu lại lần này',
  cameBackTitle: 'Thanh toán của quý vị có hiệu lực trở lại',
  cameBack:
    'Ngân hàng của quý vị đã trả lại cho chúng tôi {money} đã thu trước đó. Quý vị không cần làm gì: đơn hàng và biên nhận có hiệu lực trở lại.',
  cameBackNow: 'Trả lại lần này',
  movedReason: 'Quý vị nhận thư này vì ngân hàng đã chuyển tiền của một đơn hàng của quý vị.',
};
