/** Vietnamese; no native speaker has read it yet. */
export const ERROR_PAGE_VI = {
  notFoundTitle: 'Không tìm thấy trang',
  notFound: 'Chúng tôi không tìm thấy trang đó',
  mayHaveMoved: 'Trang có thể đã được chuyển đi, hoặc địa chỉ bị gõ sai. Giỏ hàng của quý vị vẫn còn.',
  seeGifts: 'Xem các món quà',
  toFront: 'Về trang đầu',
  wentWrong: 'Đã xảy ra lỗi',
  couldNot: 'Chúng tôi không thực hiện được',
  fault: 'Đã xảy ra lỗi ở phía chúng tôi. Giỏ hàng của quý vị vẫn còn: hãy thử lại sau giây lát.',
  openAgain: 'Hãy mở lại trang. Chưa có gì thay đổi.',
  tooManyLinks: 'Có quá nhiều đường dẫn được yêu cầu từ mạng của quý vị: hãy thử lại sau mười phút.',
  ownPages: 'Biểu mẫu này chỉ gửi được từ các trang của chúng tôi: hãy mở lại trang và thử lại.',
  manyPeople: 'Rất nhiều người đang gửi biểu mẫu. Hãy thử lại sau giây lát.',
};
