/** Vietnamese; no native speaker has read it yet. */
export const APPEAL_PAGE_VI = {
  appeal: 'Lời kêu gọi',
  fromFirstDay: 'Biểu mẫu tặng hiện ở đây từ ngày đầu tiên.',
  giveTo: 'Tặng cho lời kêu gọi này',
  howFar: 'Chúng ta đã đến đâu',
  demonstration: 'Số liệu là của bản minh họa này: thanh toán đi vào môi trường thử và không có tiền chuyển.',
  isOver: 'Lời kêu gọi này đã kết thúc',
  endedOn: 'Đã kết thúc ngày {day}. Quý vị vẫn có thể {give}.',
  ended: 'Quý vị vẫn có thể {give}.',
  whereNeeded: 'tặng cho nơi cần nhất',
  matchedAll: '{partner} đã đối ứng các khoản tặng đến đủ {cap}.',
  doubles: '{partner} nhân đôi mỗi khoản tặng, tối đa {cap} tổng cộng (đề nghị minh họa).',
  adds: '{partner} cộng thêm {percent} % vào mỗi khoản tặng, tối đa {cap} tổng cộng (đề nghị minh họa).',
};
