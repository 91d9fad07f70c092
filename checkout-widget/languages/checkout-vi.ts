import type { Translation } from '#runtime/texts/language.ts';

/** The native speakers who have read these texts: nobody yet. */
export const reviewedBy: readonly string[] = [];

/** Vietnamese. */
export const translation: Translation = {
  'pay-widget': {
    checkout: 'Thanh toán',
    loading: 'Đang tải trang thanh toán',
    wait: 'Vui lòng chờ',
    notLoaded: 'Không thể tải trang thanh toán. Hãy kiểm tra kết nối và thử lại.',
    notStarted: 'Không thể mở trang thanh toán này. Hãy liên hệ với cửa hàng.',
    retry: 'Thử lại',
    chooseTitle: 'Chọn cách thanh toán',
    payByCard: 'Thanh toán bằng thẻ',
    payFromBank: 'Thanh toán từ tài khoản ngân hàng',
    confirmTitle: 'Xác nhận khoản thanh toán với ngân hàng',
    messageTitle: 'Thông báo về khoản thanh toán',
    savedCardTitle: 'Thanh toán bằng thẻ đã lưu',
    payWith: 'Thanh toán bằng {provider}',
    card: 'Dùng thẻ tín dụng hoặc thẻ ghi nợ',
    cardTitle: 'Thanh toán bằng thẻ tín dụng hoặc thẻ ghi nợ',
    savedCard: 'Thanh toán bằng thẻ đã lưu',
    bankAccount: 'Thanh toán bằng tài khoản ngân hàng',
    closedUnpaid: '{provider} đã đóng. Chưa thanh toán khoản nào.',
    closed: '{provider} đã đóng.',
    bankAsks: 'Ngân hàng yêu cầu quý vị xác nhận khoản thanh toán.',
  },
  'pay-widget-3ds': {
    loadAgain: 'Tải lại',
    slow: 'Trang của ngân hàng đang tải chậm. Quý vị có thể chờ hoặc tải lại.',
    waiting: 'Đang chờ quý vị xác nhận. Hãy giữ trang này mở.',
  },
  'pay-widget-3ds-said': {
    inApp: 'Hãy xác nhận khoản thanh toán này trong ứng dụng ngân hàng của quý vị.',
  },
  'pay-widget-form': {
    notLoaded: 'Không thể tải biểu mẫu. Hãy kiểm tra kết nối và thử lại.',
    submit: 'Gửi',
    cardDetails: 'Thông tin thẻ',
    bankDetails: 'Thông tin tài khoản ngân hàng',
  },
  'pay-widget-form-said': {
    notSent: 'Không thể gửi thông tin của quý vị. Hãy gửi lại biểu mẫu.',
    silent: 'Biểu mẫu không phản hồi. Hãy gửi lại.',
  },
  'pay-widget-provider': {
    hint: 'Một cửa sổ {provider} an toàn sẽ mở khi quý vị nhấn nút.',
    payWith: 'Thanh toán bằng {provider}',
  },
  'pay-widget-saved': {
    expires: 'Hết hạn {date}',
    expired: 'Đã hết hạn',
    card: 'Thẻ',
    endingIn: 'kết thúc bằng {last4}',
    notSent: 'Không thể gửi lựa chọn của quý vị. Hãy chọn lại thẻ.',
  },
  'pay-widget-stage': {
    stalled: 'Không thể tiếp tục thanh toán.',
    failed: 'Không thể hiển thị bước này. Hãy kiểm tra kết nối.',
    refused: 'Phiên thanh toán này đã kết thúc. Hãy tải lại trang để bắt đầu lại.',
    success: 'Đã thanh toán xong.',
    failure: 'Chưa thanh toán được.',
    expired: 'Đã hết thời gian thanh toán. Hãy quay lại cửa hàng để bắt đầu lại.',
    ending:
      'Quý vị còn chưa đến hai phút để thanh toán. Nếu hết thời gian, quý vị có thể quay lại cửa hàng và bắt đầu lại.',
    retry: 'Thử lại',
    goBack: 'Quay lại các phương thức thanh toán',
    again: 'Gửi lại',
    unsent: 'Không thể gửi kết quả. Không có gì bị mất: hãy gửi lại.',
    choose: 'Chọn cách thanh toán',
    next: 'Tiếp tục',
    noWay: 'Hiện không có cách thanh toán nào ở đây. Hãy thử thiết bị khác hoặc liên hệ cửa hàng.',
  },
  'pay-widget-vault': {
    loading: 'Đang tải PayPal…',
    waiting: 'Đang chờ PayPal…',
    notAvailable: 'PayPal hiện không dùng được.',
    saved: 'Tài khoản PayPal của quý vị đã được lưu.',
    retry: 'Thử lại',
  },
  'pay-widget-wallet': {
    notHere: '{name} không dùng được ở đây. Hãy thử lại, hoặc chọn cách thanh toán khác.',
    loading: 'Đang tải {name}…',
    unstarted: 'Không thể bắt đầu thanh toán. Hãy nhấn nút lần nữa.',
    unknown:
      'Chúng tôi không biết khoản thanh toán đã được thực hiện hay chưa. Hãy nhấn nút lần nữa để kiểm tra: quý vị sẽ không bị trừ tiền hai lần.',
  },
};
