/** Vietnamese; no native speaker has read it yet. */
export const PRIVACY_VI = {
  title: 'Quyền riêng tư',
  lead: '{agency} là tổ chức hư cấu và trang này là bản minh họa. Dù vậy, trang xử lý những gì quý vị nhập như một trang thật phải làm theo {act}.',
  collect: 'Chúng tôi thu thập gì, và vì sao',
  order: 'Tên, điện thoại, e-mail và địa chỉ thanh toán khi quý vị đặt: cho biên nhận và câu hỏi về đơn.',
  gift: 'Tên, e-mail và những gì quý vị nhập khi tặng tiền: cho biên nhận và các lần trả của khoản tặng hằng tháng.',
  cards: 'Tên, e-mail và lời nhắn trên thiệp điện tử: để gửi thiệp. Xin báo cho những người quý vị nêu tên.',
  newsletter: 'Tên và e-mail khi quý vị đăng ký bản tin: để gửi. Mỗi thư có đường dẫn để hủy ngay.',
  petition:
    'Tên và e-mail, mã bưu chính và số di động nếu quý vị cho, khi ký kiến nghị: để đếm mỗi người một lần, và trao tên cùng mã bưu chính cho nơi nhận kiến nghị.',
  guide: 'E-mail khi quý vị xin sách hướng dẫn di tặng: để gửi.',
  details: 'Thông tin cũ và mới khi quý vị xin thay đổi: để tìm quý vị và thay đổi. Chúng tôi báo đến địa chỉ đang có.',
  network:
    'Địa chỉ mạng quý vị gửi biểu mẫu: được đếm vài phút để ngăn tràn ngập, không lưu. Với đường dẫn đến Các khoản tặng của tôi thì lưu nửa giờ.',
  payingNetwork: 'Địa chỉ mạng quý vị thanh toán: để bảo vệ thẻ khỏi bị lạm dụng.',
  without:
    'Quý vị có thể xem mọi trang và bỏ hàng vào giỏ mà không cần cho biết mình là ai. Không có thông tin thì chúng tôi không nhận đơn được.',
  neverSee: 'Điều chúng tôi không bao giờ thấy',
  cardNumber:
    'Số thẻ và mã bảo mật. Chúng được nhập vào biểu mẫu của nhà cung cấp thanh toán và chỉ đến đó; chúng tôi giữ một tham chiếu thanh toán.',
  whoElse: 'Ai khác nhận được',
  whoElseText:
    'Nhà cung cấp thanh toán nhận tên, e-mail và điện thoại cùng khoản thu. Thiệp điện tử đến những người quý vị nêu tên trên thiệp; tên và mã bưu chính dưới kiến nghị đến nơi nhận kiến nghị. Không ai khác, và không có gì bị bán hay gửi ra nước ngoài. Tìm địa chỉ chạy trên máy chủ của chúng tôi.',
  cookie: 'Cookie',
  cookieText:
    'Một cookie, {cookie}, nhớ giỏ của quý vị 30 ngày. Script không đọc được, và nó không theo quý vị đi đâu khác.',
  cookieGiving:
    'Khi quý vị mở Các khoản tặng của tôi bằng đường dẫn trong thư, cookie thứ hai, {cookie}, nhớ điều đó 30 phút sau lần nhấn cuối, chỉ trên các trang đó. Cookie thứ ba, {device}, nhận ra trình duyệt của quý vị trong 400 ngày, để không ai có thể ngăn quý vị vào bằng cách yêu cầu đường dẫn của quý vị.',
  cookieEvents:
    'Lập trình viên có thể bật {panel}; một cookie khác, {cookie}, nhớ điều đó đến khi đóng trình duyệt. Không có gì được đo.',
  panel: 'bảng sự kiện phân tích',
  howLong: 'Chúng tôi giữ bao lâu',
  keptCart: 'Giỏ, thiệp và thông tin chưa thanh toán, sau lần ghé cuối: 30 ngày',
  keptMails: 'Thư chúng tôi đã gửi quý vị: 90 ngày',
  keptNetworks: 'Địa chỉ mạng của một lần thanh toán: 180 ngày',
  keptChanges: 'Những thay đổi thông tin quý vị đã xin: một năm',
  keptGuides: 'Yêu cầu sách hướng dẫn di tặng: hai năm',
  keptSignatures: 'Chữ ký của quý vị dưới kiến nghị: ba năm, trong khi được trao và trả lời',
  keptFormerSubscribers: 'Địa chỉ trong danh sách bản tin đến khi quý vị rời, và thêm ba năm để biết quý vị đã rời',
  keptGiving: 'Quý vị là ai, cùng các khoản tặng, đơn và khoản tặng hằng tháng: bảy năm sau lần cuối, theo luật thuế',
  withoutYou: 'Số tiền, ngày và số biên nhận của các khoản tặng ở lại trong sổ sách, không kèm quý vị.',
  rights: 'Quyền của quý vị',
  rightsText:
    'Nếu quý vị đã tặng, quý vị có thể xem, sửa, tải về và xóa những gì chúng tôi giữ trong {giving}. Ai cũng có thể yêu cầu: gọi {phone} (số minh họa). Nếu không hài lòng với trả lời, quý vị có thể khiếu nại đến {regulator}.',
};
