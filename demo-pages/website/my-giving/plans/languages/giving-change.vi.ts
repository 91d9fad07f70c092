/** Vietnamese; no native speaker has read it yet. */
export const GIVING_CHANGE_VI = {
  askAmount: 'Thay đổi số tiền?',
  askDay: 'Thay đổi ngày?',
  askPause: 'Tạm ngưng khoản tặng hằng tháng của quý vị?',
  askResume: 'Kết thúc tạm ngưng?',
  askStop: 'Dừng khoản tặng hằng tháng của quý vị?',
  doAmount: 'Thay đổi số tiền',
  doDay: 'Thay đổi ngày',
  doPause: 'Tạm ngưng khoản tặng hằng tháng của tôi',
  doResume: 'Kết thúc tạm ngưng',
  doStop: 'Dừng khoản tặng hằng tháng của tôi',
  backAmount: 'Giữ nguyên',
  backDay: 'Giữ nguyên',
  backPause: 'Không tạm ngưng',
  backResume: 'Vẫn tạm ngưng',
  backStop: 'Tiếp tục tặng',
  newTitle: 'Trong lúc đó có điều đã thay đổi',
  newText: 'Quý vị chưa thay đổi gì. Hãy đọc lại điều sẽ xảy ra, rồi xác nhận.',
  giveCard: 'Cung cấp thẻ khác',
  useBank: 'Dùng tài khoản ngân hàng',
  newCard:
    'Khoản tặng hằng tháng hiện được thu từ {source}. Hôm nay không thu gì: thẻ mới dùng cho khoản tặng tiếp theo và mọi khoản sau đó.',
  newAccount:
    'Khoản tặng hằng tháng hiện được thu từ {source}. Hôm nay không thu gì: tài khoản mới dùng cho khoản tặng tiếp theo và mọi khoản sau đó.',
  needsScript: 'Việc này cần JavaScript',
  needsScriptText:
    'Biểu mẫu là của nhà cung cấp dịch vụ thanh toán, nên số của quý vị không bao giờ đến chúng tôi. Hãy bật JavaScript, hoặc gọi {phone} (ví dụ).',
  agreed: 'Tôi đã đọc thỏa thuận, và một mình tôi có thể cho phép ghi nợ tài khoản này',
  back: 'Trở lại khoản tặng hằng tháng của quý vị',
  unclear: 'Nhà cung cấp dịch vụ thanh toán không trả lời rõ ràng. Chưa có gì thay đổi: hãy thử lại.',
  unchanged: 'Chưa có gì thay đổi.',
  unreached:
    'Không liên lạc được với nhà cung cấp dịch vụ thanh toán. Chưa có gì thay đổi và không có tiền nào được chuyển: hãy thử lại sau một phút.',
  unknown:
    'Nhà cung cấp dịch vụ thanh toán không trả lời. Chưa có gì thay đổi và không có tiền nào được chuyển: hãy thử lại sau một phút.',
  incomplete: 'Biểu mẫu chưa đầy đủ. Chưa có gì thay đổi: hãy thử lại.',
  tickAgreement: 'Hãy đánh dấu vào ô để chấp nhận thỏa thuận.',
  oneMoment: 'Xin chờ một chút: đang lưu cho khoản tặng hằng tháng của quý vị…',
  reload: 'Hãy tải lại trang này để thử lại.',
  noServer:
    'Không liên lạc được với máy chủ của chúng tôi. Hãy tải lại trang này để thử lại; không có gì bị thu hai lần.',
  useCard: 'Dùng thẻ này',
  useAccount: 'Dùng tài khoản này',
};
