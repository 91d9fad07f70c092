/** Vietnamese; no native speaker has read it yet. */
export const ORDER_RECEIPT_VI = {
  donorAUS: 'Nhận từ',
  donorNZL: 'Người quyên góp',
  date: 'Ngày',
  amountAUS: 'Số tiền tặng',
  amountNZL: 'Khoản quyên góp',
  yearEnded: 'Kết thúc 31 tháng 3 năm {year}',
  nothingBackAUS:
    'Biên nhận này dành cho một khoản tặng. Người được vinh danh nhận một tấm thiệp, quý vị không nhận lại vật gì có giá trị vật chất.',
  nothingBackNZL:
    'Đây là khoản quyên góp. Người được vinh danh nhận một tấm thiệp, quý vị không nhận lại vật gì có giá trị vật chất.',
  claimAUS: 'Với tổ chức từ thiện thật được công nhận, khoản tặng từ 2 đô la được khấu trừ thuế tại Úc.',
  claimNZL: 'Với tổ chức thật được công nhận, người quyên góp từ 5 đô la có thể xin Sở Thuế tín thuế 33,33 phần trăm.',
  refunded: 'Đã hoàn tiền',
  sumOn: '{sum} ngày {day}',
  refundTitleAUS: 'Hoàn tiền khoản tặng',
  refundTitleNZL: 'Hoàn tiền khoản quyên góp',
  leftAUS: 'Khoản tặng sau hoàn tiền',
  leftNZL: 'Khoản quyên góp sau hoàn tiền',
  wholeAUS:
    'Khoản tặng này đã được hoàn lại toàn bộ nên biên nhận không còn dùng để khấu trừ thuế. Nếu đã khai, hãy sửa tờ khai thuế.',
  wholeNZL:
    'Khoản quyên góp này đã được hoàn lại toàn bộ nên biên nhận không còn dùng để xin tín thuế. Nếu đã xin, hãy báo Sở Thuế.',
  partAUS:
    'Một phần khoản tặng đã được hoàn lại nên biên nhận chỉ còn dùng để khấu trừ {left}. Nếu đã khai nhiều hơn, hãy sửa tờ khai thuế.',
  partNZL:
    'Một phần khoản quyên góp đã được hoàn lại nên biên nhận chỉ còn dùng để xin tín thuế cho {left}. Nếu đã xin nhiều hơn, hãy báo Sở Thuế.',
  takenBack: 'Ngân hàng đã thu lại',
  takenWholeAUS:
    'Ngân hàng của người trả đã thu lại tiền của khoản tặng này nên biên nhận không còn dùng để khấu trừ thuế. Nếu đã khai, hãy sửa tờ khai thuế.',
  takenWholeNZL:
    'Ngân hàng của người trả đã thu lại tiền của khoản quyên góp này nên biên nhận không còn dùng để xin tín thuế. Nếu đã xin, hãy báo Sở Thuế.',
  takenPartAUS:
    'Ngân hàng của người trả đã thu lại một phần tiền của khoản tặng này nên biên nhận chỉ còn dùng để khấu trừ {left}. Nếu đã khai nhiều hơn, hãy sửa tờ khai thuế.',
  takenPartNZL:
    'Ngân hàng của người trả đã thu lại một phần tiền của khoản quyên góp này nên biên nhận chỉ còn dùng để xin tín thuế cho {left}. Nếu đã xin nhiều hơn, hãy báo Sở Thuế.',
};
